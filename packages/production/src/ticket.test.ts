import { beforeAll, expect, test } from "vitest";
import { layOutSheet } from "./card-sheet.ts";
import { digitalCards } from "./print-profile.ts";
import { sheetToSvg } from "./sheet-svg.ts";
import { sampleDocument, sampleFormat, sampleShaper } from "./testing/sample-job.ts";
import { describeSheet, platesOf, printFileName } from "./ticket.ts";

let shaper: Awaited<ReturnType<typeof sampleShaper>>;
beforeAll(async () => {
	shaper = await sampleShaper();
});

test("the ticket tells trim, panels, fold and plates of each side in millimetres", () => {
	const sheet = layOutSheet(sampleDocument(), sampleFormat, { refinement: "silber", shaper });
	expect(describeSheet(sheet, digitalCards)).toEqual({
		bleed: 3,
		sides: [
			{
				key: "outside",
				trim: { width: 210, height: 148 },
				panels: [
					{ page: "back", x: 0, y: 0, turned: false },
					{ page: "front", x: 105, y: 0, turned: false },
				],
				folds: [{ axis: "x", at: 105 }],
				plates: ["Cyan", "Magenta", "Yellow", "Black", "Folie Silber"],
			},
			{
				key: "inside",
				trim: { width: 210, height: 148 },
				panels: [{ page: "inner", x: 0, y: 0, turned: false }],
				folds: [{ axis: "x", at: 105 }],
				plates: ["Cyan", "Magenta", "Yellow", "Black"],
			},
		],
	});
});

test("without foil there is no foil plate", () => {
	const [outside] = layOutSheet(sampleDocument(), sampleFormat, { refinement: "ohne", shaper });
	expect(outside && platesOf(outside, digitalCards)).toEqual(["Cyan", "Magenta", "Yellow", "Black"]);
});

test("a print file is named by order, line, format and quantity", () => {
	expect(printFileName("26-100042", 3, sampleFormat, 50)).toBe("26-100042_03_klappkarte-a6_50.pdf");
});

test("the preview of a side shows its bleed, each panel in its place, cut off at the fold", () => {
	const [outside] = layOutSheet(sampleDocument(), sampleFormat, { refinement: "gold", shaper });
	if (!outside) throw new Error("a card has an outside");
	const svg = sheetToSvg(outside, digitalCards.bleed, { shaper, photoHref: () => null, idPrefix: "o" });
	expect(svg).toContain('viewBox="-3000 -3000 216000 154000"');
	expect(svg).toContain('<g transform="translate(105000 0)"><clipPath id="o-panel-1"><rect x="0" y="-3000"');
	expect(svg).toMatch(/fill="url\(#o-foil-gold[^"]*\)"/);
});
