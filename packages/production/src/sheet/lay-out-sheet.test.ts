import { cardFormat, cardFormats } from "@offizin/formats";
import { box, contains, intersects, mm } from "@offizin/units";
import { beforeAll, expect, test } from "vitest";
import { sampleDocument, sampleFormat, sampleShaper } from "../testing/sample-job.ts";
import { layOutSheet, type PlacedPage, panelMatrix, sheetBox } from "./lay-out-sheet.ts";

let shaper: Awaited<ReturnType<typeof sampleShaper>>;
beforeAll(async () => {
	shaper = await sampleShaper();
});

test("a folded card is two sides: back and front outside, the open inner page inside", () => {
	const sheet = layOutSheet(sampleDocument(), sampleFormat, { refinement: "gold", shaper });
	const places = sheet.map(({ side, pages }) => [side.key, pages.map(({ list, x, y }) => [list.page, x, y])]);
	expect(places).toEqual([
		[
			"outside",
			[
				["back", 0, 0],
				["front", mm(105), 0],
			],
		],
		["inside", [["inner", 0, 0]]],
	]);
	expect(sheet.map(({ side }) => sheetBox(side, mm(3)))).toEqual([
		box(mm(-3), mm(-3), mm(216), mm(154)),
		box(mm(-3), mm(-3), mm(216), mm(154)),
	]);
});

test("a page paints into its bleed where it is cut, and never across a fold", () => {
	const [outside] = layOutSheet(sampleDocument(), sampleFormat, { refinement: "gold", shaper });
	expect(outside?.pages.map(({ clip }) => clip)).toEqual([
		box(mm(-3), mm(-3), mm(108), mm(154)),
		box(0, mm(-3), mm(108), mm(154)),
	]);
});

test.each(cardFormats)(
	"[production.S2] the pages of $key lie apart on their sheets, and fill those that are cut straight",
	(format) => {
		const pages = format.pages.map(({ key }) => ({ key, elements: [] }));
		const document = { ...sampleDocument(), configuration: { formatType: format.key }, pages };
		const sheet = layOutSheet(document, format, { refinement: "ohne", shaper });
		expect(sheet.map(({ side }) => side.key)).toEqual(format.sides.map(({ key }) => key));
		for (const { side, pages: placed } of sheet) {
			const trims = placed.map(({ x, y, size }) => box(x, y, size.width, size.height));
			for (const [index, trim] of trims.entries()) {
				expect(trims.slice(index + 1).some((other) => intersects(trim, other))).toBe(false);
				// A booklet is printed page by page, cut out of its spreads.
				if (format.spreads) continue;
				expect(contains(box(0, 0, side.size.width, side.size.height), trim)).toBe(true);
			}
			// Envelopes are printed as they come, inside their edges; a die cuts away what is between panels.
			if (side.die || format.form === "briefumschlag") continue;
			const areas = placed.map((page) => onSheet(page));
			const whole = sheetBox(side, mm(3));
			expect(areas.reduce((sum, { width, height }) => sum + width * height, 0)).toBe(
				whole.width * whole.height,
			);
			expect(areas.every((area) => contains(whole, area))).toBe(true);
		}
	},
);

/** What a page may paint, on the sheet's trim. */
function onSheet(page: PlacedPage) {
	const [a, , , d, e, f] = panelMatrix(page);
	const { x, y, width, height } = page.clip;
	return a === 1
		? box(x + e, y + f, width, height)
		: box(a * (x + width) + e, d * (y + height) + f, width, height);
}

test("foil lies on the refinable page only; the others print its stand-in colour", () => {
	const roles = (refinement: "gold" | "ohne") =>
		layOutSheet(sampleDocument(), sampleFormat, { refinement, shaper }).flatMap(({ pages }) =>
			pages.flatMap(({ list }) =>
				list.items.flatMap((item) =>
					item.kind === "glyphs" && item.element !== "inside" ? [`${list.page}: ${item.paint.role}`] : [],
				),
			),
		);
	expect(roles("gold")).toEqual(["back: process", "front: foil"]);
	expect(roles("ohne")).toEqual(["back: process", "front: process"]);
});

test("a document of another format is a programmer's error", () => {
	const postcard = cardFormat("postkarte-a6");
	if (!postcard) throw new Error("the postcard is in the catalogue");
	const document = { ...sampleDocument(), pages: [] };
	expect(() => layOutSheet(document, postcard, { refinement: "ohne", shaper })).toThrow("page front");
});
