import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { box } from "@offizin/units";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	boxPath,
	cmyk,
	filePlates,
	type PageDrawing,
	PROCESS_PLATES,
	plateSvg,
	readIccProfile,
} from "../index.ts";
import { iccHeader } from "../testing/icc-header.ts";
import { hasTool, runTool } from "../testing/press-tools.ts";
import type { Plate } from "../testing/read-plate.ts";
import { must } from "../testing/sample-files.ts";
import { separate } from "../testing/separate.ts";
import { comparePlates, ownPlate } from "./testing/compare-plates.ts";
import { drawPressPage } from "./testing/press-page.ts";
import { drawingOf, drawnSquare, writeSquare } from "./testing/read-back.ts";

const SPOT = "GOLD-heiß";

const isInstalled = hasTool("gs");

describe.skipIf(!isInstalled)(
	isInstalled ? "plates as Ghostscript separates them" : "plates (missing: gs)",
	() => {
		const folder = mkdtempSync(join(tmpdir(), "offizin-plates-"));
		const file = join(folder, "press.pdf");
		let drawing: PageDrawing;
		let press: Map<string, Plate>;
		beforeAll(async () => {
			const bytes = await writeSquare(drawPressPage);
			writeFileSync(file, bytes);
			drawing = await drawingOf(bytes);
			press = separate(file);
		});
		afterAll(() => rmSync(folder, { recursive: true }));

		test("the page has the plates Ghostscript makes", () => {
			expect(filePlates(drawing)).toEqual({ plates: [...PROCESS_PLATES, SPOT], unconverted: [] });
			expect([...press.keys()].sort()).toEqual([...PROCESS_PLATES, SPOT].sort());
		});

		test.each([...PROCESS_PLATES, SPOT])(
			"%s: areas agree, edges within Ghostscript's whole pixels",
			async (name) => {
				const plate = press.get(name);
				if (!plate) throw new Error(`Ghostscript made plate ${name}`);
				const { mean, flat } = comparePlates(await ownPlate(drawing, name), plate);
				expect(flat).toBeLessThan(0.6);
				expect(mean).toBeLessThan(1.5);
			},
		);

		test("qpdf finds no fault in the page that is compared", () => {
			if (hasTool("qpdf"))
				expect(runTool("qpdf", ["--check", file])).toContain("No syntax or stream encoding errors");
		});
	},
);

const square = boxPath(box(10_000, 10_000, 20_000, 20_000));
const hrefs = { imageHref: () => "" };

test("an object outside the page, clipped away, or of 0 % makes no plate", async () => {
	const drawing = await drawnSquare((page, pdf) => {
		const spot = (name: string) =>
			({ kind: "spot", spot: pdf.spot(name, { c: 0, m: 0, y: 0, k: 50 }) }) as const;
		page.fill(square, { color: cmyk(0, 0, 50, 0) });
		page.fill(square, { color: { ...spot("zero"), tint: 0 } });
		page.fill("M50000 0 L60000 0 L60000 9000 Z", { color: { ...spot("outside"), tint: 100 } });
		page.save();
		page.clip(boxPath(box(0, 0, 5000, 5000)));
		page.fill(square, { color: { ...spot("clipped"), tint: 100 } });
		page.restore();
		page.fill(square, { color: { ...spot("covered"), tint: 100 } });
		page.fill(square, { color: cmyk(0, 0, 50, 0) });
	});
	expect(filePlates(drawing).plates).toEqual(["Yellow", "covered"]);
});

test("what the press converts is named, not guessed, unless the caller knows the inks", async () => {
	const drawing = await drawnSquare((page, pdf) => {
		const space = pdf.rgbSpace(must(readIccProfile(iccHeader("mntr", "RGB "))));
		page.fill(square, { color: { kind: "rgb", space, r: 255, g: 0, b: 0 } });
	});
	expect(filePlates(drawing)).toEqual({ plates: [], unconverted: [drawing.events[0]] });
	expect(plateSvg(drawing, "Cyan", hrefs)).toMatchObject({ ok: false, error: { code: "pdf_unsupported" } });
	const toProcess = () => [0, 1, 0.8, 0] as const;
	expect(filePlates(drawing, { toProcess })).toEqual({ plates: ["Magenta", "Yellow"], unconverted: [] });
	expect(must(plateSvg(drawing, "Yellow", { ...hrefs, toProcess }))).toContain('fill="#333333"');
});

test("pictures make the plates the caller finds ink on", async () => {
	const drawing = await drawnSquare(async (page, pdf) => {
		const data = Uint8Array.of(0, 255, 0, 0);
		const source = {
			encoding: "samples",
			width: 1,
			height: 1,
			components: 4,
			data,
			space: "device",
		} as const;
		page.image(await pdf.addImage(source), box(0, 0, 9000, 9000));
	});
	expect(filePlates(drawing).plates).toEqual(PROCESS_PLATES);
	const imageCarries = (_: unknown, plate: string) => plate === "Magenta";
	expect(filePlates(drawing, { imageCarries }).plates).toEqual(["Magenta"]);
});
