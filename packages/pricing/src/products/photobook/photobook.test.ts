import { describe, expect, test } from "vitest";
import { pageGraduations } from "../../selection/graduations.ts";
import { priced, quoteOn, selectionOf, termsOf } from "../../selection/quoting.fixtures.ts";

const hard = { type: "digitalfotobuch", cover: "hard", binding: "pur", format: "a4-quer", pageCount: "24" };
const soft = { ...hard, cover: "soft" };
const stapled = { ...soft, type: "fotoheft", binding: "heftbindung", pageCount: "16" };
const layflat = {
	...hard,
	type: "echtfotobuch",
	binding: "layflat",
	paper: "matt",
	pageCount: "16",
	printing: "silberhalogenid",
};

describe("[pricing.P25] photo books", () => {
	test.each([
		["fotoheft a6", { ...stapled, format: "a6-quer" }, 790],
		["fotoheft a5", { ...stapled, format: "a5-hoch" }, 990],
		["fotoheft a4", { ...stapled, format: "a4-hoch" }, 1490],
		["fotoheft 200-200", { ...stapled, format: "200-200" }, 1190],
		["soft a5", { ...soft, format: "a5-quer" }, 1490],
		["soft a4", soft, 2290],
		["soft 200-200", { ...soft, format: "200-200" }, 1790],
		["hard a5", { ...hard, format: "a5-hoch" }, 1990],
		["hard a4-hoch", { ...hard, format: "a4-hoch" }, 2990],
		["hard 200-200", { ...hard, format: "200-200" }, 2490],
		["hard 300-300", { ...hard, format: "300-300" }, 3990],
		["hard a3-quer", { ...hard, format: "a3-quer" }, 5490],
		["layflat a4", layflat, 4490],
		["layflat 200-200", { ...layflat, format: "200-200" }, 3490],
		["layflat 300-300", { ...layflat, format: "300-300" }, 5990],
		["layflat a3-quer", { ...layflat, format: "a3-quer" }, 7990],
	])("[§7.3] %s with the fewest pages", (_name, values, cents) => {
		expect(priced("photobook", values)).toEqual({ "photobook.base": cents, total: cents });
	});

	test.each([
		["fotoheft a6-quer: 7,90 + 2 × 0,80 = 9,50", { ...stapled, format: "a6-quer", pageCount: "24" }, 950],
		["soft a5-hoch: 14,90 + 2 × 1,40 = 17,70", { ...soft, format: "a5-hoch", pageCount: "32" }, 1770],
		["hard a4-quer: 29,90 + 6 × 2,60 = 45,50", { ...hard, pageCount: "48" }, 4550],
		["hard a3-quer: 54,90 + 34 × 5,20 = 231,70", { ...hard, format: "a3-quer", pageCount: "160" }, 23_170],
		[
			"layflat 200-200: 34,90 + 3 spreads × 1,60 = 39,70",
			{ ...layflat, format: "200-200", pageCount: "22" },
			3970,
		],
		[
			"layflat a3-quer: 79,90 + 32 spreads × 3,20 = 182,30",
			{ ...layflat, format: "a3-quer", pageCount: "80" },
			18_230,
		],
	])("[§7.3] further pages, %s", (_name, values, cents) => {
		expect(priced("photobook", values).total).toBe(cents);
	});

	test("[§7.3] matt paper and gold foil: 29,90 + 6 × 2,60 = 45,50; + 10 % = 4,55; + 6,90 = 56,95", () => {
		const values = { ...hard, pageCount: "48", paper: "matt", refinementType: "gold" };
		expect(priced("photobook", values)).toEqual({
			"photobook.base": 2990,
			"photobook.pages": 1560,
			"photobook.paper": 455,
			"photobook.foil": 690,
			total: 5695,
		});
	});

	test("[§7.3] feinstweiss: 22,90 + 15 % of it, 3,435 up to 3,44 = 26,34", () => {
		expect(priced("photobook", { ...soft, paper: "feinstweiss" })).toEqual({
			"photobook.base": 2290,
			"photobook.paper": 344,
			total: 2634,
		});
	});

	test("[§7.3] the lamination is free, photo paper is what an Echtfotobuch is made of", () => {
		expect(priced("photobook", { ...hard, coverLamination: "glossy" }).total).toBe(2990);
		expect(priced("photobook", { ...layflat, paper: "glaenzend" }).total).toBe(4490);
	});

	test("5 books at −10 %: 5 × (29,90 − 2,99) = 134,55", () => {
		expect(priced("photobook", hard, 5)).toEqual({
			"photobook.base": 14_950,
			"photobook.discount": -1495,
			total: 13_455,
		});
	});
});

describe("graduations", () => {
	const terms = termsOf("de");

	test("[9.1-7] the next five page counts: 29,90 and each time 2,60 more", () => {
		expect(pageGraduations(selectionOf("photobook", hard), terms)).toEqual({
			ok: true,
			value: [
				{ pageCount: 28, unit: 3250, total: 3250 },
				{ pageCount: 32, unit: 3510, total: 3510 },
				{ pageCount: 36, unit: 3770, total: 3770 },
				{ pageCount: 40, unit: 4030, total: 4030 },
				{ pageCount: 44, unit: 4290, total: 4290 },
			],
		});
	});

	test("spreads of a layflat book, as many as asked for, times the quantity", () => {
		expect(pageGraduations(selectionOf("photobook", layflat, 2), terms, 2)).toEqual({
			ok: true,
			value: [
				{ pageCount: 18, unit: 4710, total: 9420 },
				{ pageCount: 20, unit: 4930, total: 9860 },
			],
		});
	});

	test("a book that is nearly full has fewer, a full one none", () => {
		const pageCounts = (pageCount: string) => {
			const result = pageGraduations(selectionOf("photobook", { ...hard, pageCount }), terms);
			return result.ok && result.value.map((step) => step.pageCount);
		};
		expect(pageCounts("152")).toEqual([156, 160]);
		expect(pageCounts("160")).toEqual([]);
	});
});

test("[3.2-5] the photo brand includes gold on the cover, as it is chosen there beforehand; other foils cost", () => {
	const totalOf = (refinementType: string, channel: "bildwand" | "papiervogel") =>
		quoteOn(selectionOf("photobook", { ...hard, refinementType }), termsOf("de", channel)).total;
	expect(totalOf("gold", "bildwand")).toBe(2990);
	expect(totalOf("gold", "papiervogel")).toBe(3680);
	expect(totalOf("silber", "bildwand")).toBe(3680);
});
