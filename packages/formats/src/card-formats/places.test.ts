import { mm } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { cardFormat, cardFormats } from "../card-formats.ts";
import { openSides, pageOf, type SheetSide } from "../format.ts";
import { coverWeightFor, paper, papers, weightFor } from "../paper.ts";
import { creepOf, pagesOfSheets } from "./booklet.ts";

describe("[1.3] flat sheets", () => {
	test.each([
		["klappkarte-a6", 210, 148],
		["klappkarte-a6-quer", 148, 210],
		["klappkarte-b6", 240, 170],
		["klappkarte-dl", 210, 200],
		["klappkarte-sq145", 290, 145],
		["klappkarte-a5", 296, 210],
		["doppelklappkarte-a6", 313, 148],
		["doppelklappkarte-b6", 358, 170],
		["doppelklappkarte-sq145", 433, 145],
		["doppelklappkarte-a6-quer", 148, 313],
		["doppelklappkarte-b6-quer", 170, 358],
		["doppelklappkarte-a6-altarfalz", 208, 148],
		["leporello-a6-3", 315, 148],
		["leporello-sq145-4", 580, 145],
		["leporello-a6-6", 630, 148],
		["pocketfold-115x162", 356.1, 232],
		["pocketfold-sq145", 446.1, 205],
		["kartenfaecher-5", 70, 200],
		["einlegeblatt-a6-klapp", 200, 143],
		["einlegeblatt-dl-klapp", 205, 190],
		["booklet-a5-8", 296, 210],
		["menuekarte-dl-klapp", 200, 210],
		["tischfaltkarte-85x55", 85, 110],
		["tischfaltkarte-100x50", 100, 100],
		["banderole-a6", 230, 45],
		["banderole-b6", 260, 45],
		["banderole-sq145", 310, 45],
		["sticker-herz", 45, 42],
		["geschenkanhaenger-siegel", 50, 50],
		["teelichtkarte", 148, 105],
		["wunderkerzen-etikett", 50, 120],
		["briefumschlag-c6-spitz", 162, 114],
	])("%s is %f × %f mm", (key, width, height) => {
		const sheets = openSides(cardFormat(key) ?? fail()).map(({ size }) => [size.width, size.height]);
		expect(sheets.slice(0, 2)).toEqual(sheets.slice(0, 2).map(() => [mm(width), mm(height)]));
		expect(sheets).not.toEqual([]);
	});

	test("no leporello is longer than 640 mm, so the square one stops at four panels", () => {
		const lengths = cardFormats.filter(({ form }) => form === "leporello");
		expect(lengths.every(({ sides }) => sides.every(({ size }) => size.width <= mm(640)))).toBe(true);
		expect(lengths.map(({ key }) => key)).toContain("leporello-sq145-4");
		expect(cardFormat("leporello-sq145-5")).toBeUndefined();
	});
});

const panelsOf = (key: string, side: number) => panelsOn(cardFormat(key)?.sides[side]);
const panelsOn = (side: SheetSide | undefined) =>
	side?.panels.map(({ page, x, y, turned }) => [page, x / 1000, y / 1000, turned]);
const foldsOf = (key: string, side: number) => cardFormat(key)?.sides[side]?.folds.map(({ at }) => at / 1000);

describe("[1.1] where pages lie", () => {
	test("landscape with a fold at the head: outer side [4 turned | 1], inner side [2 | 3]", () => {
		expect(panelsOf("klappkarte-a6-quer", 0)).toEqual([
			["back", 0, 0, true],
			["front", 0, 105, false],
		]);
		expect(pageOf(cardFormat("klappkarte-a6-quer") ?? fail(), "inner")?.folds).toEqual([
			{ axis: "y", at: mm(105) },
		]);
	});

	test("roll fold: outer side [5 | 6 | 1] with 5 the flap, 2 mm shorter, inner side [2 | 3 | 4]", () => {
		expect(panelsOf("doppelklappkarte-a6", 0)).toEqual([
			["flap", 0, 0, false],
			["back", 103, 0, false],
			["front", 208, 0, false],
		]);
		expect(foldsOf("doppelklappkarte-a6", 1)).toEqual([105, 210]);
	});

	test("rolled upward: [5 | 6 turned | 1] from the top, the flap at the foot of the inner side", () => {
		expect(panelsOf("doppelklappkarte-b6-quer", 0)).toEqual([
			["flap", 0, 0, false],
			["back", 0, 118, true],
			["front", 0, 238, false],
		]);
		expect(foldsOf("doppelklappkarte-b6-quer", 1)).toEqual([120, 240]);
	});

	test("gate fold: each door ends 1 mm before the middle", () => {
		expect(foldsOf("doppelklappkarte-a6-altarfalz", 1)).toEqual([51.5, 156.5]);
		expect(panelsOf("doppelklappkarte-a6-altarfalz", 0)?.map(([page]) => page)).toEqual([
			"front-right",
			"back",
			"front",
		]);
	});

	test("zigzag: behind page p lies 2n + 1 − p", () => {
		for (const { key, trim, sides, pages } of cardFormats.filter(({ form }) => form === "leporello")) {
			const [front, back] = sides;
			const length = front?.size.width ?? 0;
			const numberOf = (page: string | undefined) => pages.find((one) => one.key === page)?.numbers[0] ?? 0;
			for (const panel of front?.panels ?? []) {
				const behind = back?.panels.find(({ x }) => x + trim.width + panel.x === length);
				expect(numberOf(behind?.page) + numberOf(panel.page), key).toBe(pages.length + 1);
			}
		}
	});

	test("the pocket of a pocketfold is printed on the outer side, below the flap and turned", () => {
		expect(panelsOf("pocketfold-115x162", 0)?.find(([key]) => key === "pocket")).toEqual([
			"pocket",
			8,
			162,
			true,
		]);
		expect(
			cardFormat("pocketfold-115x162-3")?.pages.map(({ key, size }) => [key, size.height / 1000]),
		).toEqual(
			expect.arrayContaining([
				["card-front", 156],
				["insert-1-front", 78],
				["insert-2-front", 104],
				["insert-3-front", 130],
			]),
		);
	});

	test("what of a booklet is printed are its single pages in reading order, each of the size of one", () => {
		const booklets = cardFormats.filter(({ form }) => form === "booklet");
		expect(booklets).toHaveLength(3 * 7);
		for (const { key, sides, trim, stitching } of booklets) {
			const pages = Number(key.split("-").at(-1));
			expect(sides.map((side) => [side.key, side.size, side.folds])).toEqual(
				Array.from({ length: pages }, (_, index) => [`page-${index + 1}`, trim, []]),
			);
			expect(stitching?.pages, key).toBe(pages);
		}
		expect([0, 1, 2, 11].map((side) => panelsOf("booklet-a6-12", side))).toEqual([
			[
				["front", 0, 0, false],
				["back", -105, 0, false],
			],
			[["spread-2", 0, 0, false]],
			[["spread-2", -105, 0, false]],
			[
				["back", 0, 0, false],
				["front", 105, 0, false],
			],
		]);
	});

	test("its sheets have four pages each: on 8 pages the cover 1, 2, 7, 8 and inside it 3 to 6", () => {
		const sheetsOf = (key: string) => {
			const { stitching } = cardFormat(key) ?? fail();
			return pagesOfSheets(stitching ?? fail());
		};
		expect(sheetsOf("booklet-a5-8")).toEqual([
			[1, 2, 7, 8],
			[3, 4, 5, 6],
		]);
		for (const { key, form } of cardFormats) {
			if (form !== "booklet") continue;
			const numbers = sheetsOf(key)
				.flat()
				.sort((a, b) => a - b);
			expect(numbers, key).toEqual(numbers.map((_, index) => index + 1));
		}
	});

	test("[assortment.K21] every paper of the inside comes as a cover of 250 to 300 g/m², and creep is known for it", () => {
		const booklet = cardFormat("booklet-a5-8") ?? fail();
		const insides = papers.filter((stock) => weightFor(booklet, stock) !== undefined);
		expect(insides.length).toBeGreaterThan(5);
		for (const stock of insides) {
			const cover = coverWeightFor(booklet, stock) ?? 0;
			expect(cover >= 250 && cover <= 300, stock.key).toBe(true);
			expect(creepOf(7, weightFor(booklet, stock) ?? 0), stock.key).toBeDefined();
		}
		expect(coverWeightFor(cardFormat("klappkarte-a6") ?? fail(), paper("matt") ?? fail())).toBeUndefined();
	});

	test("a booklet lies open as its cover and its spreads are read", () => {
		const open = openSides(cardFormat("booklet-a6-12") ?? fail());
		expect(panelsOn(open[0])).toEqual([
			["back", 0, 0, false],
			["front", 105, 0, false],
		]);
		expect(open.map(({ key }) => key)).toEqual([
			"outside",
			"spread-2",
			"spread-4",
			"spread-6",
			"spread-8",
			"spread-10",
		]);
	});

	test("each sheet inside pushes the pages of the next outward, more on heavy paper", () => {
		expect([0, 1, 3].map((sheet) => creepOf(sheet, 170))).toEqual([0, 350, 1050]);
		expect(creepOf(7, 250)).toBe(7000);
		expect(creepOf(1, 300)).toBeUndefined();
	});
});

function fail(): never {
	throw new Error("missing in the catalogue");
}
