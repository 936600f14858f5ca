import { cardFormats } from "@offizin/formats";
import { describe, expect, test } from "vitest";
import { builtInRows } from "../../book/built-in-book.ts";
import { priceSheets } from "../../book/price-sheets.ts";

const rows = builtInRows();

function amountsOf(table: string, currency = "eur"): Record<string, number> {
	const own = rows.filter((row) => row.table === table && row.currency === currency);
	return Object.fromEntries(own.map(({ row, amount }) => [row, amount]));
}

const factors = amountsOf("card.factor");
const fixed = amountsOf("card.fixed");

describe("[§7.2] cards", () => {
	test("the folded A6 card", () => {
		expect(amountsOf("card.base")).toEqual({
			1: 349,
			5: 299,
			10: 249,
			25: 199,
			50: 169,
			100: 139,
			250: 109,
			500: 89,
			1000: 69,
			2500: 55,
			5000: 45,
		});
	});

	test.each([
		["postkarte-a6", 70],
		["din-lang-quer", 80],
		["klappkarte-a6", 100],
		["klappkarte-dl", 110],
		["klappkarte-b6-quer", 115],
		["klappkarte-sq145", 120],
		["klappkarte-a5", 145],
		["doppelklappkarte-b6-altarfalz", 155],
		["leporello-a6-3", 3 * 50],
		["leporello-100x100-6", 6 * 50],
		["pocketfold-sq145", 280],
		["kartenfaecher-3", 3 * 45 + 60],
		["kartenfaecher-8", 8 * 45 + 60],
		["kartentrio", 190],
		["booklet-a6-8", 130 + 2 * 11],
		["booklet-a6-32", 130 + 8 * 11],
		["einlegekarte-a7", 50],
		["einlegeblatt-dl-klapp", 35],
		["tischkarte", 40],
		["tischfaltkarte-100x50", 55],
		["menuekarte-dl-klapp", 90],
		["banderole-sq145", 40],
		["sticker-rund-30", 25],
		["geschenkanhaenger-siegel", 45],
		["polaroid", 55],
		["fotostreifen", 45],
		["flaschenetikett-piccolo", 60],
		["ballonkarte", 55],
		["teelichtkarte", 90],
		["wunderkerzen-etikett", 50],
	])("%s has the factor %i", (format, factor) => {
		expect(factors[format]).toBe(factor);
	});

	test("[decision 093] a booklet costs by its size as much more as a folded card does", () => {
		for (const [size, card] of [
			["sq145", "klappkarte-sq145"],
			["a5", "klappkarte-a5"],
		] as const) {
			for (const pages of [8, 12, 16, 20, 24, 28, 32]) {
				const small = factors[`booklet-a6-${pages}`] ?? Number.NaN;
				const more = (factors[card] ?? Number.NaN) / 100;
				expect(factors[`booklet-${size}-${pages}`]).toBe(Math.round(small * more));
			}
		}
	});

	test("sets and plans have prices of their own", () => {
		expect(fixed).toMatchObject({
			konfetti: 990,
			"konfetti-200": 1690,
			"sitzplan-a3": 2490,
			"sitzplan-a2": 3490,
			"sitzplan-500x700": 3990,
		});
	});

	test("every format has either", () => {
		for (const { key } of cardFormats)
			expect([key in factors, key in fixed].filter(Boolean), key).toEqual([true]);
		expect(Object.keys(factors).length + Object.keys(fixed).length).toBe(cardFormats.length);
	});

	test("the other surcharges", () => {
		expect(amountsOf("card.paper")).toEqual({ 0: 0, 1: 15, 2: 30, 3: 60, 4: 790 });
		expect(new Set(Object.values(amountsOf("card.punching")))).toEqual(new Set([15]));
		const foil = rows.filter(
			({ table, column, currency }) =>
				table === "card.refinement" && column === "silber" && currency === "eur",
		);
		expect(foil.map(({ row, amount }) => [row, amount])).toEqual([
			["1", 69],
			["50", 49],
			["100", 39],
			["500", 25],
		]);
	});
});

test("[§7.5] every amount of cards, accessories and samples in francs is a multiple of 5 Rappen", () => {
	const money = new Set(
		priceSheets.filter(({ table }) => table.unit === "money").map(({ table }) => table.key),
	);
	const francs = rows.filter(
		({ table, currency }) => currency === "chf" && money.has(table) && /^(card|accessory)\./.test(table),
	);
	expect(francs.filter(({ amount }) => amount % 5 !== 0)).toEqual([]);
	expect(francs.length).toBeGreaterThan(80);
});
