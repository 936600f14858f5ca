import { mm } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { cardPage } from "../card-format.ts";
import { cardFormat, cardFormats } from "../card-formats.ts";
import { creepOf } from "./booklet.ts";

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
		["pocketfold-115x162", 345, 232],
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
	])("%s is %i × %i mm", (key, width, height) => {
		const sheets = cardFormat(key)?.sides.map(({ size }) => [size.width, size.height]);
		expect(sheets?.slice(0, 2)).toEqual(sheets?.slice(0, 2).map(() => [mm(width), mm(height)]));
		expect(sheets).not.toEqual([]);
	});

	test("no leporello is longer than 640 mm, so the square one stops at four panels", () => {
		const lengths = cardFormats.filter(({ form }) => form === "leporello");
		expect(lengths.every(({ sides }) => sides.every(({ size }) => size.width <= mm(640)))).toBe(true);
		expect(lengths.map(({ key }) => key)).toContain("leporello-sq145-4");
		expect(cardFormat("leporello-sq145-5")).toBeUndefined();
	});
});

const panelsOf = (key: string, side: number) =>
	cardFormat(key)?.sides[side]?.panels.map(({ page, x, y, turned }) => [page, x / 1000, y / 1000, turned]);
const foldsOf = (key: string, side: number) => cardFormat(key)?.sides[side]?.folds.map(({ at }) => at / 1000);

describe("[1.1] where pages lie", () => {
	test("landscape with a fold at the head: outer side [4 turned | 1], inner side [2 | 3]", () => {
		expect(panelsOf("klappkarte-a6-quer", 0)).toEqual([
			["back", 0, 0, true],
			["front", 0, 105, false],
		]);
		expect(cardPage(cardFormat("klappkarte-a6-quer") ?? fail(), "inner")?.folds).toEqual([
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
		expect(panelsOf("pocketfold-115x162", 0)?.at(-1)).toEqual(["pocket", 1, 162, true]);
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

	test("a booklet is its cover and its spreads as they are read, with 8 to 32 pages", () => {
		expect(panelsOf("booklet-a6-12", 0)).toEqual([
			["back", 0, 0, false],
			["front", 105, 0, false],
		]);
		expect(cardFormat("booklet-a6-12")?.sides.map(({ key }) => key)).toEqual([
			"outside",
			"spread-2",
			"spread-4",
			"spread-6",
			"spread-8",
			"spread-10",
		]);
		expect(cardFormats.filter(({ key }) => key.startsWith("booklet-a5-"))).toHaveLength(7);
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
