import { channelKeys, markets } from "@offizin/sites";
import { describe, expect, test } from "vitest";
import { priceIn } from "../list/price-list.ts";
import type { PriceRow } from "../list/price-row.ts";
import { builtInBook, builtInRows, FIRST_PRICE_DAY } from "./built-in-book.ts";
import { loadPriceBook } from "./load-price-book.ts";
import type { PriceBook, PriceScope } from "./price-book.ts";
import { cellHistory, priceListOn, priceListVersions, regularPriceListOn } from "./price-list-on.ts";

const de: PriceScope = { channel: "papiervogel", market: "de" };
const cell = { table: "card.punching", row: "welle", column: "price" };

function bookWith(
	...added: readonly (Pick<PriceRow, "amount" | "validFrom"> & Partial<PriceRow>)[]
): PriceBook {
	const rows = added.map((row) => ({ ...cell, currency: "eur" as const, ...row }));
	const loaded = loadPriceBook([...builtInRows(), ...rows]);
	if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
	return loaded.value;
}

function waveOn(book: PriceBook, day: string, scope = de): number {
	const price = priceIn(priceListOn(book, scope, day), cell.table, cell.row);
	if (!price.ok) throw new Error(JSON.stringify(price.error));
	return price.value;
}

describe("[pricing.P11] the price list of a day", () => {
	const book = bookWith(
		{ amount: 20, validFrom: "2027-01-01" },
		{ amount: 12, validFrom: "2027-02-01", validUntil: "2027-02-10" },
		{ amount: 15, validFrom: "2027-03-01" },
		{ amount: 15, validFrom: "2027-04-01" },
	);

	test("has the newest price, an announced one for its days, and the one before again afterwards", () => {
		const days = [
			"2026-12-31",
			"2027-01-01",
			"2027-01-31",
			"2027-02-01",
			"2027-02-10",
			"2027-02-11",
			"2027-03-01",
		];
		expect(days.map((day) => waveOn(book, day))).toEqual([15, 20, 20, 12, 12, 20, 15]);
	});

	test("is one object for as long as nothing changes, also over rows that say the same again", () => {
		expect(priceListOn(book, de, "2027-03-01")).toBe(priceListOn(book, de, "2028-12-31"));
		expect(priceListOn(book, de, "2027-02-10")).not.toBe(priceListOn(book, de, "2027-02-11"));
		expect(priceListVersions(book, de)).toEqual([
			FIRST_PRICE_DAY,
			"2027-01-01",
			"2027-02-01",
			"2027-02-11",
			"2027-03-01",
		]);
	});

	test("is named after brand, market, first day and prices", () => {
		const list = priceListOn(book, de, "2027-02-05");
		expect(list).toMatchObject({ ...de, currency: "eur", validFrom: "2027-02-01" });
		expect(list.id).toMatch(/^papiervogel-de-2027-02-01-[0-9a-f]{8}$/);
		const ids = priceListVersions(book, de).map((day) => priceListOn(book, de, day).id.slice(-8));
		// The first and the last, the second and the fourth version cost the same.
		expect(new Set(ids).size).toBe(3);
		expect(priceListOn(bookWith(), de, "2026-11-20").id).toBe(
			priceListOn(builtInBook(), de, "2030-01-01").id,
		);
	});

	test("without announced prices costs what it always does", () => {
		const wave = priceIn(regularPriceListOn(book, de, "2027-02-05"), cell.table, cell.row);
		expect(wave).toEqual({ ok: true, value: 20 });
	});

	test("has a history", () => {
		expect(cellHistory(book, de, cell)).toEqual([
			{ from: FIRST_PRICE_DAY, amount: 15 },
			{ from: "2027-01-01", amount: 20 },
			{ from: "2027-02-01", amount: 12 },
			{ from: "2027-02-11", amount: 20 },
			{ from: "2027-03-01", amount: 15 },
		]);
		expect(cellHistory(book, de, { ...cell, row: "stern" })).toEqual([]);
	});

	test("does not exist before the first, nor for an unknown market", () => {
		expect(() => priceListOn(book, de, "2026-10-31")).toThrow("2026-10-31");
		expect(() => priceListOn(book, { ...de, market: "pl" }, "2027-01-01")).toThrow("pl");
	});
});

describe("[pricing.P11] the narrower price wins", () => {
	const day = "2027-01-01";
	const at = { ...de, market: "at" };
	const book = bookWith(
		{ amount: 20, validFrom: day },
		{ amount: 21, validFrom: day, channel: "bildwand" },
		{ amount: 22, validFrom: day, market: "at" },
		{ amount: 23, validFrom: day, market: "at", channel: "bildwand" },
		{ amount: 10, validFrom: day, validUntil: "2027-01-31" },
	);

	test("a market's over a brand's, both over a price for all; announced ones hold for whom they are meant", () => {
		expect(waveOn(book, "2027-02-01")).toBe(20);
		expect(waveOn(book, "2027-02-01", { ...de, channel: "bildwand" })).toBe(21);
		expect(waveOn(book, "2027-02-01", at)).toBe(22);
		expect(waveOn(book, "2027-02-01", { ...at, channel: "bildwand" })).toBe(23);
		expect(waveOn(book, day)).toBe(10);
		expect(waveOn(book, day, at)).toBe(22);
	});
});

test("every brand has a list in every market, in the market's currency", () => {
	for (const { key, currency } of Object.values(markets)) {
		for (const channel of channelKeys) {
			const list = priceListOn(builtInBook(), { channel, market: key }, "2026-11-20");
			expect(list).toMatchObject({ channel, market: key, currency });
		}
	}
});

describe("[pricing.P12] shops of one currency", () => {
	const book = bookWith(
		{ amount: 21, validFrom: "2027-01-01", market: "at" },
		{ amount: 22, validFrom: "2027-01-01", channel: "bildwand", market: "fr" },
	);
	const pricesIn = (market: string) =>
		channelKeys.map((channel) => priceListOn(book, { channel, market }, "2027-01-01").cells);

	test("share their prices where the same rows are meant for them, and only there", () => {
		const [cards, pictures] = pricesIn("de");
		expect(pricesIn("nl")[0]).toBe(cards);
		expect(pricesIn("nl")[1]).toBe(pictures);
		expect(pictures).not.toEqual(cards);
		const [austrianCards, austrianPictures] = pricesIn("at");
		expect(austrianCards).not.toEqual(cards);
		expect(austrianPictures).not.toEqual(pictures);
		expect(pricesIn("fr")[channelKeys.indexOf("papiervogel")]).toBe(cards);
		expect(pricesIn("fr")[channelKeys.indexOf("bildwand")]).not.toEqual(pictures);
	});
});
