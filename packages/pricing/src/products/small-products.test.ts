import { describe, expect, test } from "vitest";
import { priced } from "../selection/quoting.fixtures.ts";

describe("photo boxes", () => {
	test.each([
		["retro", "50", 2490],
		["retro", "100", 3490],
		["klassik", "50", 2790],
		["gross", "20", 1990],
	])("[§7.3] %s with %s pictures", (format, amount, cents) => {
		expect(priced("photobox", { format, amount })).toEqual({ "photobox.base": cents, total: cents });
	});

	test("fine-art paper: 24,90 + 25 %, 6,225 up to 6,23 = 31,13", () => {
		expect(priced("photobox", { format: "retro", amount: "50", material: "fine-art" })).toEqual({
			"photobox.base": 2490,
			"photobox.material": 623,
			total: 3113,
		});
	});

	test("10 boxes at −10 %: 10 × (24,90 − 2,49) = 224,10", () => {
		expect(priced("photobox", { format: "retro", amount: "50" }, 10).total).toBe(22_410);
	});
});

describe("photo prints", () => {
	const print = { format: "10x15", material: "glaenzend" };

	test("[§7.3] 10×15: 50 × 0,19 = 9,50; 100 × 0,12 = 12,00", () => {
		expect(priced("photoprint", print, 50)).toEqual({ "photoprint.base": 950, total: 950 });
		expect(priced("photoprint", print, 100)).toEqual({ "photoprint.base": 1200, total: 1200 });
	});

	test("[§7.3] 20×30: 10 × 1,49 = 14,90", () => {
		expect(priced("photoprint", { ...print, format: "20x30" }, 10).total).toBe(1490);
	});

	test("[§7.2] 70 never cost more than 100: 70 × 0,19 = 13,30, less 1,30 = 12,00", () => {
		expect(priced("photoprint", print, 70)).toEqual({
			"photoprint.base": 1330,
			"photoprint.discount": -130,
			total: 1200,
		});
	});

	test("[§7.2] 63 are still cheaper by themselves: 63 × 0,19 = 11,97", () => {
		expect(priced("photoprint", print, 63)).toEqual({ "photoprint.base": 1197, total: 1197 });
	});

	test("fine-art paper: 10 × (0,19 + 0,20) = 3,90", () => {
		expect(priced("photoprint", { ...print, material: "fine-art" }, 10)).toEqual({
			"photoprint.base": 190,
			"photoprint.material": 200,
			total: 390,
		});
	});
});

describe("guest books", () => {
	const book = { type: "gaestebuch", format: "210-210", pageCount: "48" };

	test("the smallest costs 29,90, A4 34,90", () => {
		expect(priced("guestbook", book)).toEqual({ "guestbook.base": 2990, total: 2990 });
		expect(priced("guestbook", { ...book, format: "a4-hoch" }).total).toBe(3490);
	});

	test("[§7.3] 64 pages with prompts and foil: 29,90 + 2 × 2,00 + 2,00 + 6,90 = 42,80", () => {
		const values = { ...book, pageCount: "64", lineature: "fragen", refinementType: "gold" };
		expect(priced("guestbook", values)).toEqual({
			"guestbook.base": 2990,
			"guestbook.pages": 400,
			"guestbook.lineature": 200,
			"guestbook.foil": 690,
			total: 4280,
		});
	});
});

describe("wrapping paper", () => {
	test.each([
		["3", 590],
		["5", 890],
		["10", 1490],
	])("a set of %s sheets, in any pattern", (sheets, cents) => {
		for (const [pattern, color] of Object.entries({ eukalyptus: "salbei", soiree: "nachtblau" })) {
			expect(priced("giftwrap", { pattern, color, sheets })).toEqual({
				"giftwrap.base": cents,
				total: cents,
			});
		}
	});

	test("10 sets of 5 sheets at −10 %: 10 × (8,90 − 0,89) = 80,10", () => {
		expect(priced("giftwrap", { sheets: "5" }, 10)).toEqual({
			"giftwrap.base": 8900,
			"giftwrap.discount": -890,
			total: 8010,
		});
	});
});

describe("collages and merch", () => {
	test("[pricing.P26] [§7.4] a collage costs the picture and 5,00: canvas 60×40 is 34,90 + 5,00 = 39,90", () => {
		expect(priced("collage", { productType: "leinwand", formatType: "60x40" })).toEqual({
			"collage.base": 3490,
			"collage.layout": 500,
			total: 3990,
		});
	});

	test("5 mugs at −5 %: 12,90 − 0,645 (0,65) each, 5 × 12,25 = 61,25", () => {
		expect(priced("merch", { type: "tasse", format: "325-ml" }, 5)).toEqual({
			"merch.base": 6450,
			"merch.discount": -325,
			total: 6125,
		});
	});

	test("a puzzle of 1000 pieces costs 29,90", () => {
		expect(priced("merch", { type: "puzzle", format: "1000" }).total).toBe(2990);
	});
});
