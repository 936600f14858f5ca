import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { products } from "@offizin/assortment";
import { lineCodes, type PriceTerms, priceSheets, quoteSelection } from "@offizin/pricing";
import { markets } from "@offizin/sites";
import { describe, expect, test } from "vitest";
import { goldenExtras } from "./price-tables/golden-extras.ts";
import { goldenFiles } from "./price-tables/golden-files.ts";
import { goldenSelections } from "./price-tables/golden-selections.ts";
import { letterPrices, pagedMarkets, termsOf } from "./price-tables/price-page.ts";

const docs = join(import.meta.dirname, "../docs");

/** The first line in which two texts differ, with its number; undefined for the same text. */
function firstDifference(written: string, now: string) {
	const [before, after] = [written.split("\n"), now.split("\n")];
	const at = Array.from({ length: Math.max(before.length, after.length) }).findIndex(
		(_, index) => before[index] !== after[index],
	);
	return at === -1 ? undefined : { line: at + 1, written: before[at], now: after[at] };
}

describe("the tables in docs/prices; npm run golden writes them anew", () => {
	const files = goldenFiles();

	test.each([...files])("%s says what the code says now", (path, content) => {
		expect(firstDifference(readFileSync(join(docs, path), "utf8"), content)).toBeUndefined();
	});

	test("are all there are", () => {
		const written = readdirSync(join(docs, "prices")).map((name) => `prices/${name}`);
		expect(written.sort()).toEqual([...files.keys()].sort());
	});
});

/** A list that notes which of its tables are read. */
function watched({ list, vatRate }: PriceTerms, read: Set<string>): PriceTerms {
	const watch = <Tables extends object>(tables: Tables) =>
		new Proxy(tables, {
			get(target, key) {
				read.add(String(key));
				return Reflect.get(target, key);
			},
		});
	return { list: { ...list, cells: watch(list.cells), tiers: watch(list.tiers) }, vatRate };
}

describe("what the tables cover", () => {
	const read = new Set<string>();
	const terms = watched(termsOf("de"), read);
	const quotes = goldenSelections.map(({ selection }) => quoteSelection(selection, terms));
	const extras = goldenExtras.map(({ price }) => price(terms, "DE"));
	letterPrices(terms, "DE");

	test("configurations of different names, of every product", () => {
		expect(goldenSelections.length).toBeGreaterThanOrEqual(60);
		expect(new Set(goldenSelections.map(({ nameDe }) => nameDe)).size).toBe(goldenSelections.length);
		const sold = new Set<string>(goldenSelections.map(({ selection }) => selection.product));
		expect(products.map(({ key }) => key).filter((key) => !sold.has(key))).toEqual([]);
	});

	test("every table of the price list", () => {
		expect(priceSheets.map(({ table }) => table.key).filter((key) => !read.has(key))).toEqual([]);
	});

	test("every line a quote can have, but for a discount and three that are free in every market; free lines are left out", () => {
		const found = new Set(
			[...quotes, ...extras].flatMap((quote) => (quote.ok ? quote.value.lines.map(({ code }) => code) : [])),
		);
		const missing = lineCodes.filter((code) => code !== "voucher" && !found.has(code));
		expect(missing).toEqual(["photobook.lamination", "guestbook.paper", "guestbook.entry"]);
		for (const market of Object.keys(pagedMarkets)) {
			const { cells } = termsOf(market).list;
			const prices = missing.flatMap((table) => Object.values(cells[table] ?? {}).flatMap(Object.values));
			expect(prices.length).toBe(8);
			expect(prices.filter((price) => price !== 0)).toEqual([]);
		}
	});
});

describe("markets without a table of their own", () => {
	const totalsIn = (market: string) =>
		goldenSelections.map(({ selection }) => {
			const quote = quoteSelection(selection, termsOf(market));
			if (!quote.ok) throw new Error(JSON.stringify(quote.error));
			const { currency, lines, total } = quote.value;
			return { currency, lines, total };
		});
	const others = Object.values(markets).filter(({ key }) => !(key in pagedMarkets));

	test.each(others)("$key costs line by line what the market of its currency does", ({ key, currency }) => {
		expect(totalsIn(key)).toEqual(totalsIn(currency === "chf" ? "ch" : "de"));
	});

	test("contain the VAT of their own country, to the cent", () => {
		const vatOf = (market: string) => {
			const [first] = goldenSelections;
			const quote = first && quoteSelection(first.selection, termsOf(market));
			return quote?.ok ? quote.value.vat : undefined;
		};
		// 50 cards at 84,50 €: 84,50 ÷ 1,19 = 71,0084 and so on.
		expect(vatOf("de")).toEqual([{ rate: 190, net: 7101, amount: 1349 }]);
		expect(vatOf("at")).toEqual([{ rate: 200, net: 7042, amount: 1408 }]);
		expect(vatOf("lu")).toEqual([{ rate: 170, net: 7222, amount: 1228 }]);
		expect(vatOf("nl")).toEqual([{ rate: 210, net: 6983, amount: 1467 }]);
		expect(vatOf("it")).toEqual([{ rate: 220, net: 6926, amount: 1524 }]);
		// 105.00 CHF ÷ 1.081 = 97.1323.
		expect(vatOf("li")).toEqual([{ rate: 81, net: 9713, amount: 787 }]);
		expect(vatOf("gb")).toEqual([]);
		expect(vatOf("us")).toEqual([]);
	});
});

test("[3.2-5] the photo brand costs the same, but for the gold it includes on covers of photo books", () => {
	for (const market of Object.keys(pagedMarkets)) {
		const totals = (["papiervogel", "bildwand"] as const).map((channel) =>
			goldenSelections.map(({ selection }) => {
				const quote = quoteSelection(selection, termsOf(market, channel));
				return quote.ok ? quote.value.total : undefined;
			}),
		);
		const [cards = [], pictures = []] = totals;
		expect(
			goldenSelections.filter((_, at) => cards[at] !== pictures[at]).map(({ nameDe }) => nameDe),
		).toEqual(["ein Hardcover A4 in Gold, 60 Seiten, Feinstweiß"]);
	}
});
