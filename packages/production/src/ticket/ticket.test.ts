import { beforeAll, expect, test } from "vitest";
import { digitalCards } from "../profile/shipped-profiles.ts";
import { layOutSheet } from "../sheet/lay-out-sheet.ts";
import { platesOf } from "../sheet/plates-of.ts";
import { sheetToSvg } from "../sheet/sheet-svg.ts";
import { sampleDocument, sampleFormat, sampleShaper } from "../testing/sample-job.ts";
import { describeSheet } from "./ticket.ts";

let shaper: Awaited<ReturnType<typeof sampleShaper>>;
beforeAll(async () => {
	shaper = await sampleShaper();
});

test("the ticket tells trim, panels, creases and plates of each side in millimetres", () => {
	const sheet = layOutSheet(sampleDocument(), sampleFormat, { refinement: "silber", shaper });
	const side = {
		trim: { width: 210, height: 148 },
		folds: [{ axis: "x", at: 105 }],
		holes: [],
		slits: 0,
		cut: "straight",
	};
	expect(describeSheet(sheet, digitalCards)).toEqual({
		bleed: 3,
		workStyle: "headToHead",
		sides: [
			{
				...side,
				key: "outside",
				panels: [
					{ page: "back", x: 0, y: 0, turned: false },
					{ page: "front", x: 105, y: 0, turned: false },
				],
				folding: [{ kind: "fold", creases: side.folds, direction: "down" }],
				plates: ["Cyan", "Magenta", "Yellow", "Black", "Folie Silber", "Falz"],
			},
			{
				...side,
				key: "inside",
				panels: [{ page: "inner", x: 0, y: 0, turned: false }],
				plates: ["Cyan", "Magenta", "Yellow", "Black", "Falz"],
			},
		],
	});
});

test("without foil there is no foil plate", () => {
	const [outside] = layOutSheet(sampleDocument(), sampleFormat, { refinement: "ohne", shaper });
	expect(outside && platesOf(outside, digitalCards)).toEqual(["Cyan", "Magenta", "Yellow", "Black", "Falz"]);
});

test("the preview of a side shows its bleed, each panel in its place, cut off at the fold", () => {
	const [outside] = layOutSheet(sampleDocument(), sampleFormat, { refinement: "gold", shaper });
	if (!outside) throw new Error("a card has an outside");
	const svg = sheetToSvg(outside, digitalCards.bleed, { shaper, photoHref: () => null, idPrefix: "o" });
	expect(svg).toContain('viewBox="-3000 -3000 216000 154000"');
	expect(svg).toContain('<g transform="translate(105000 0)"><clipPath id="o-panel-1"><rect x="0" y="-3000"');
	expect(svg).toMatch(/fill="url\(#o-foil-gold[^"]*\)"/);
});
