import { box, contains, intersects } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { cardFormat, cardFormats } from "./card-formats.ts";
import { pageOf } from "./format.ts";
import { bleedBox, safeBoxes } from "./page-areas.ts";

function page(formatKey: string, key: string) {
	const format = cardFormat(formatKey);
	const found = format && pageOf(format, key);
	if (!found) throw new Error(`no page ${key} in ${formatKey}`);
	return found;
}

const millimetres = (x: number, y: number, width: number, height: number) =>
	box(x * 1000, y * 1000, width * 1000, height * 1000);

describe("trim sizes of domain.md §1.2 and §1.3", () => {
	test.each([
		["klappkarte-a6", 105, 148, 210, 148],
		["klappkarte-sq145", 145, 145, 290, 145],
		["din-lang-quer", 210, 100, 210, 100],
		["postkarte-a6", 148, 105, 148, 105],
	])("%s is %i × %i mm, its sheet %i × %i mm", (key, width, height, sheetWidth, sheetHeight) => {
		const format = cardFormat(key);
		expect(format?.trim).toEqual({ width: width * 1000, height: height * 1000 });
		for (const side of format?.sides ?? []) {
			expect(side.size).toEqual({ width: sheetWidth * 1000, height: sheetHeight * 1000 });
		}
	});

	test("an unknown format or page is undefined", () => {
		expect(cardFormat("toString")).toBeUndefined();
		expect(cardFormats.filter((format) => pageOf(format, "cover"))).toEqual([]);
	});
});

describe("bleed", () => {
	test("3 mm on all sides of a flat card", () => {
		expect(bleedBox(page("postkarte-a6", "front"))).toEqual(millimetres(-3, -3, 154, 111));
	});

	test("none at the fold: left of the front, right of the back", () => {
		expect(bleedBox(page("klappkarte-a6", "front"))).toEqual(millimetres(0, -3, 108, 154));
		expect(bleedBox(page("klappkarte-a6", "back"))).toEqual(millimetres(-3, -3, 108, 154));
	});

	test("around the open inside, across its fold", () => {
		expect(bleedBox(page("klappkarte-a6", "inner"))).toEqual(millimetres(-3, -3, 216, 154));
	});
});

describe("safe areas", () => {
	test("4 mm from the cut on a flat card", () => {
		expect(safeBoxes(page("din-lang-quer", "back"))).toEqual([millimetres(4, 4, 202, 92)]);
	});

	test("3 mm from the fold on the front", () => {
		expect(safeBoxes(page("klappkarte-a6", "front"))).toEqual([millimetres(3, 4, 98, 140)]);
	});

	test("two on the open inside, 3 mm on each side of the fold", () => {
		expect(safeBoxes(page("klappkarte-a6", "inner"))).toEqual([
			millimetres(4, 4, 98, 140),
			millimetres(108, 4, 98, 140),
		]);
	});

	test("they lie inside the page and apart from each other, on every page", () => {
		for (const { pages } of cardFormats) {
			for (const current of pages) {
				const areas = safeBoxes(current);
				const trim = box(0, 0, current.size.width, current.size.height);
				expect(areas.every((area) => contains(trim, area))).toBe(true);
				expect(areas.some((a, i) => areas.some((b, j) => i < j && intersects(a, b)))).toBe(false);
			}
		}
	});

	test("across horizontal folds there is one above the other", () => {
		expect(safeBoxes(page("klappkarte-a6-quer", "inner"))).toEqual([
			millimetres(4, 4, 140, 98),
			millimetres(4, 108, 140, 98),
		]);
	});

	test("[1.3] 2 mm inside the cut of a sticker", () => {
		expect(safeBoxes(page("sticker-60x40", "front"))).toEqual([millimetres(2, 2, 56, 36)]);
	});
});

describe("sheets", () => {
	test("the outer side of a folded card is [4 | 1]: back left, front right", () => {
		const outside = cardFormat("klappkarte-a6")?.sides.find(({ key }) => key === "outside");
		expect(outside?.panels).toEqual([
			{ page: "back", x: 0, y: 0, turned: false },
			{ page: "front", x: 105_000, y: 0, turned: false },
		]);
		expect(outside?.folds).toEqual([{ axis: "x", at: 105_000 }]);
	});

	test("[6] only the front takes foil and relief, with both its doors; an envelope has no front to refine", () => {
		for (const { pages, form } of cardFormats) {
			const refinable = pages.filter((current) => current.refinable).map(({ key }) => key);
			const doors = pages.filter(({ key }) => key === "front-right").map(({ key }) => key);
			expect(refinable).toEqual(form === "briefumschlag" ? [] : ["front", ...doors]);
		}
	});
});
