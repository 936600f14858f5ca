import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { um } from "@offizin/units";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	photoElement,
	sampleDocument,
	sampleFormat,
	sampleJob,
	samplePress,
	textElement,
	writeSample,
} from "../testing/sample-job.ts";
import type { Press } from "./open-file.ts";

const folder = mkdtempSync(join(tmpdir(), "offizin-card-"));
const path = join(folder, "card.pdf");
let press: Press;
beforeAll(async () => {
	press = await samplePress();
	const { first } = await writeSample(sampleJob(), press);
	writeFileSync(path, first);
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string, ...args: string[]): string {
	const { status, stdout, stderr, error } = spawnSync(command, args, {
		encoding: "utf8",
		maxBuffer: 2 ** 26,
	});
	if (status !== 0) throw new Error(`${command}: ${error ?? stderr}`);
	return stdout;
}

test("one page per side, trim and bleed around the flat sheet", () => {
	const info = run("pdfinfo", "-box", "-f", "1", "-l", "2", path);
	expect(info).toMatch(/Pages:\s+2/);
	// 216 × 154 mm with bleed, 210 × 148 mm trim.
	for (const page of [1, 2]) {
		expect(info).toMatch(new RegExp(`Page +${page} MediaBox: +0.00 +0.00 +612.28 +436.54`));
		expect(info).toMatch(new RegExp(`Page +${page} BleedBox: +0.00 +0.00 +612.28 +436.54`));
		expect(info).toMatch(new RegExp(`Page +${page} TrimBox: +8.50 +8.50 +603.78 +428.03`));
	}
});

test("the text can be found, in a subset of the very font", () => {
	expect(run("pdftotext", path, "-").match(/Zoë & Größmüller/g)).toHaveLength(2);
	expect(run("pdffonts", path)).toMatch(
		/[A-Z]{6}\+CormorantGaramond-Regular +CID TrueType +Identity-H +yes yes yes/,
	);
});

test("the file names its printing condition and its foil as a plate of its own", () => {
	const raw = run("qpdf", "--qdf", "--object-streams=disable", path, "-");
	const facts = [/\/Separation\s+\/Folie#20Gold\s+\/DeviceCMYK/, /\(FOGRA39\)/, /\/GTS_PDFX/];
	expect(facts.filter((fact) => !fact.test(raw))).toEqual([]);
});

test("a photo is embedded as it was supplied and printed at its resolution", () => {
	const [, , row = ""] = run("pdfimages", "-list", path).split("\n");
	// 807 pixels on 60 mm.
	expect(row).toMatch(/image +807 +1024 +cmyk +4 +8 +jpeg.* 342 +426 /);
});

test("the same job makes the same bytes; another job makes others", async () => {
	const again = await writeSample(sampleJob(), press);
	const first = await writeSample(sampleJob(), press);
	expect(Buffer.compare(again.first, first.first)).toBe(0);
	const other = await writeSample(sampleJob({ documentId: new Uint8Array(16) }), press);
	expect(Buffer.compare(other.first, first.first)).not.toBe(0);
});

test.each([
	[{ shape: "rect" }, 0],
	[{ shape: "rect", radius: um(4000) }, 4],
	[{ shape: "ellipse" }, 4],
	[{ shape: "arch" }, 2],
	[{ shape: "heart" }, 6],
] as const)("[14] a photo framed as %j is clipped by %i curves in print too", async (frame, curves) => {
	const document = sampleDocument([{ ...photoElement, ...frame }]);
	const { first } = await writeSample(sampleJob({ document }), press);
	writeFileSync(path, first);
	const raw = run("qpdf", "--qdf", "--object-streams=disable", path, "-");
	const lines = raw.split("\n");
	const clip = lines.find((line, at) => line.endsWith(" h W n") && lines[at + 2]?.endsWith("Do Q")) ?? "";
	expect(clip).toMatch(/ m .* h W n$/);
	expect(clip.split(" c").length - 1).toBe(curves);
});

test("a photo placed twice is written once", async () => {
	const asked: string[] = [];
	const resources = {
		...press.resources,
		async photo(...asking: Parameters<Press["resources"]["photo"]>) {
			asked.push(asking[0].upload);
			return press.resources.photo(...asking);
		},
	};
	const twice = sampleDocument([photoElement, { ...photoElement, id: "second" }, textElement()]);
	await writeSample(sampleJob({ document: twice }), { ...press, resources });
	expect(asked).toEqual(["u1"]);
});

test("[production.F9] a page that lies on several places of the sheet is written once and shown on each", async () => {
	const [outside] = sampleFormat.sides;
	if (!outside) throw new Error("a card has an outside");
	const [left, right] = outside.panels;
	if (!left || !right) throw new Error("its outside has two panels");
	const twice = { ...sampleFormat, sides: [{ ...outside, panels: [{ ...left, page: "front" }, right] }] };
	const { first, files } = await writeSample(sampleJob({ format: twice, refinement: "ohne" }), press);
	expect(files[0]?.pages).toBe(1);
	expect(first.toString("latin1").match(/\/Subtype \/Form/g)).toHaveLength(1);
	writeFileSync(path, first);
	expect(run("pdftotext", path, "-").match(/Zoë & Größmüller/g)).toHaveLength(2);
});

test("an empty slot is a programmer's error: checks refuse it before", async () => {
	const empty = sampleDocument([{ ...photoElement, photo: null } as typeof photoElement]);
	await expect(writeSample(sampleJob({ document: empty }), press)).rejects.toThrow("holds a real photo");
});
