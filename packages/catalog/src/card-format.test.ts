import { box, contains, intersects } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { type CardFormat, cardPage } from "./card-format.ts";
import { cardFormat, cardFormats } from "./card-formats.ts";
import { bleedBox, safeBoxes } from "./page-areas.ts";

function page(formatKey: string, key: string) {
	const format = cardFormat(formatKey);
	const found = format && cardPage(format, key);
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
		expect(cardFormats.map((format) => cardPage(format, "cover"))).toEqual([
			undefined,
			undefined,
			undefined,
			undefined,
		]);
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
				expect(areas).toHaveLength(current.folds.length + 1);
				expect(areas.every((area) => contains(trim, area))).toBe(true);
				expect(areas.some((a, i) => areas.some((b, j) => i < j && intersects(a, b)))).toBe(false);
			}
		}
	});
});

describe("sheets", () => {
	const panelsOf = (format: CardFormat) =>
		format.sides.map(({ panels }) =>
			panels.map((panel) => {
				const { size } = page(format.key, panel.page);
				return box(panel.x, panel.y, size.width, size.height);
			}),
		);

	test("panels fill their sheet without a gap or an overlap", () => {
		for (const format of cardFormats) {
			panelsOf(format).forEach((panels, index) => {
				const size = format.sides[index]?.size ?? { width: 0, height: 0 };
				const area = panels.reduce((sum, { width, height }) => sum + width * height, 0);
				expect(area).toBe(size.width * size.height);
				expect(panels.every((panel) => contains(box(0, 0, size.width, size.height), panel))).toBe(true);
				expect(panels.some((a, i) => panels.some((b, j) => i < j && intersects(a, b)))).toBe(false);
			});
		}
	});

	test("every page is printed exactly once", () => {
		for (const { sides, pages } of cardFormats) {
			const printed = sides.flatMap(({ panels }) => panels.map((panel) => panel.page));
			expect([...printed].sort()).toEqual(pages.map(({ key }) => key).sort());
		}
	});

	test("the outer side of a folded card is [4 | 1]: back left, front right", () => {
		const outside = cardFormat("klappkarte-a6")?.sides.find(({ key }) => key === "outside");
		expect(outside?.panels).toEqual([
			{ page: "back", x: 0, y: 0, turned: false },
			{ page: "front", x: 105_000, y: 0, turned: false },
		]);
		expect(outside?.folds).toEqual([{ axis: "x", at: 105_000 }]);
	});

	test("only the front takes foil and relief", () => {
		for (const { pages } of cardFormats) {
			expect(pages.filter(({ refinable }) => refinable).map(({ key }) => key)).toEqual(["front"]);
		}
	});
});
