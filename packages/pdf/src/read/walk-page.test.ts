import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { filePlates } from "../index.ts";
import { hasTool } from "../testing/press-tools.ts";
import { separate } from "../testing/separate.ts";
import { comparePlates, ownPlate } from "./testing/compare-plates.ts";
import { type RawPage, rawPdf } from "./testing/raw-pdf.ts";
import { drawingOf, openBytes } from "./testing/read-back.ts";
import { walkPage } from "./walk-page.ts";

const TINT = "<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 0 0 1] /N 1 >>";
const DUO_TINT = "/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1]";

/** Operators and colours that our writer does not use, on a page whose origin is not its corner. */
const FOREIGN: RawPage = {
	page: `/UserUnit 1 /Resources << /ColorSpace << /Gold [/Separation /Gold /DeviceCMYK ${TINT}]
		/Reg [/Separation /All /DeviceCMYK ${TINT}] /Duo [/DeviceN [/Gold /Magenta] /DeviceCMYK 5 0 R] >>
		/ExtGState << /Over0 << /OP true /op true /OPM 0 >> /Over1 << /OP true /op true /OPM 1 >> /Fills << /OP false /op true /OPM 1 >>
		/Lines << /LW 3 /LC 2 /LJ 1 /D [[6 5] 2] >> >> /XObject << /Form 6 0 R >> >>`,
	content: `
		0.2 0.3 0.4 0 k -18 40 90 48 re f
		q 0.9 0 0 0 K 0 0.7 0 0 k 2 w -14 70 14 14 re B Q
		q /Over0 gs 0 0 0.9 0 k 5 70 14 14 re f Q
		q /Over1 gs 0 0 0.9 0 k 24 70 14 14 re f Q
		q /Fills gs 0 0 0.9 0 K 0 0.9 0 0 k 4 w 43 70 14 14 re b* Q
		q /Over1 gs 0.5 g -14 50 10 14 re f Q
		q /Over1 gs /Duo cs 0.8 0.1 scn 0 50 10 14 re f Q
		q /Duo cs 0.4 0.9 scn 14 50 10 14 re f Q
		q /Reg cs 1 scn 28 50 4 14 re f Q
		q /Gold cs 0.5 scn /Gold CS 1 SCN /Lines gs -10 20 m 0 40 20 30 v 40 20 60 30 y S Q
		q 1 0 0.3 1 0 0 cm 36 50 10 14 re 38 52 6 10 re W* n 0 0 0 1 k 0 40 100 40 re f Q
		q 0.5 0 0 0.5 20 -8 cm /Form Do Q`,
	objects: [
		[DUO_TINT, "{0 exch 0 4 -1 roll}"],
		[
			"/Type /XObject /Subtype /Form /BBox [0 0 40 40] /Matrix [0 1 -1 0 40 0] /Resources << >>",
			"1 0 1 0 k 5 5 m 60 5 l 20 30 l f 0 G 20 10 25 25 re s",
		],
	],
};

const isInstalled = hasTool("gs");
const title = isInstalled
	? "foreign operators as Ghostscript executes them"
	: "foreign operators (missing: gs)";

describe.skipIf(!isInstalled)(title, () => {
	const folder = mkdtempSync(join(tmpdir(), "offizin-walk-"));
	afterAll(() => rmSync(folder, { recursive: true }));

	test("every plate agrees", async () => {
		const bytes = await rawPdf(FOREIGN);
		const file = join(folder, "foreign.pdf");
		writeFileSync(file, bytes);
		const drawing = await drawingOf(bytes);
		const press = separate(file);
		expect([...press.keys()].sort()).toEqual([...filePlates(drawing).plates].sort());
		for (const [name, plate] of press) {
			const { mean, flat } = comparePlates(await ownPlate(drawing, name), plate);
			expect(flat, name).toBeLessThan(0.6);
			expect(mean, name).toBeLessThan(1);
		}
	});
});

test("text moves the pen by widths, spacing, scale, rise and lines", async () => {
	const widths = "/FirstChar 32 /Widths [250 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 500 600]";
	const { events } = await drawingOf(
		await rawPdf({
			page: `/Resources << /Font << /F << /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+X ${widths} >> >> >>`,
			content: `1 0 0 1 -20 90 cm BT /F 10 Tf 1 Tc 2 Tw 200 Tz 12 TL 3 Ts 5 -20 Td
			[(0) 100 (1 0)] TJ T* (1) Tj 1 0 0 1 9 -70 Tm 3 Tr (0) Tj 2 Tr (1) ' ET`,
		}),
	);
	const points = events.flatMap((event) =>
		event.kind === "glyphs"
			? event.glyphs.map(({ x, y }) => [x, y].map((um) => Math.round((um * 72) / 254) / 100))
			: [],
	);
	// Advance = (width × size + character space + word space) × scale; y points down, the rise lifts.
	expect(points).toEqual([
		[5, 17],
		[15, 17],
		[29, 17],
		[40, 17],
		[5, 29],
		[9, 79],
		[9, 79],
	]);
	expect(events.map((event) => event.kind === "glyphs" && event.stroke !== undefined)).toEqual([
		false,
		false,
		false,
		true,
	]);
	expect(events[0]).toMatchObject({ sizePt: expect.closeTo(10, 6), font: { name: "X", subset: "ABCDEF" } });
});

test("what a visitor throws is the caller's own", async () => {
	const [page] = (await openBytes(await rawPdf({ page: "", content: "0 0 9 9 re f" }))).pages;
	const stop = new Error("enough");
	const visit = () => {
		throw stop;
	};
	await expect(page && walkPage(page, visit)).rejects.toBe(stop);
});
