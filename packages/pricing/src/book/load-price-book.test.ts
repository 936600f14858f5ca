import type { Currency } from "@offizin/money";
import type { ChannelKey } from "@offizin/sites";
import { describe, expect, test } from "vitest";
import type { PriceRow } from "../list/price-row.ts";
import type { PriceRowProblem } from "../list/price-row-problem.ts";
import { builtInRows, FIRST_PRICE_DAY } from "./built-in-book.ts";
import { quantityProblems } from "./check-rows.ts";
import { loadPriceBook } from "./load-price-book.ts";

const rows = builtInRows();

function problemsOf(changed: readonly PriceRow[]): readonly PriceRowProblem[] {
	const loaded = loadPriceBook(changed);
	return loaded.ok ? [] : loaded.error;
}

/** A row of 50 folded A6 cards in euro, from a later day. */
function base(overrides: Partial<PriceRow> = {}): PriceRow {
	return {
		table: "card.base",
		row: "50",
		column: "price",
		currency: "eur",
		amount: 168,
		validFrom: "2027-01-01",
		...overrides,
	};
}

/** What an unchecked file may hold. */
function odd(overrides: Readonly<Record<string, unknown>>): PriceRow {
	return JSON.parse(JSON.stringify({ ...base(), ...overrides }));
}

describe("[pricing.P6] a price book", () => {
	test("of the built-in rows is sound, and so is one with prices for later, a brand and a market", () => {
		expect(problemsOf(rows)).toEqual([]);
		const later = [base(), base({ market: "at" }), base({ channel: "bildwand", validUntil: "2027-02-01" })];
		expect(problemsOf([...rows, ...later])).toEqual([]);
	});

	test.each<[PriceRowProblem["code"], string, PriceRow]>([
		["unknown_table", "card.bass", odd({ table: "card.bass" })],
		["unknown_row", "60", odd({ row: "60" })],
		["unknown_column", "prize", odd({ column: "prize" })],
		["unknown_currency", "dem", odd({ currency: "dem" })],
		["unknown_market", "pl", odd({ market: "pl" })],
		["unknown_market", "constructor", odd({ market: "constructor" })],
		["unknown_channel", "offizin", odd({ channel: "offizin" })],
		["two_currencies", "eur", base({ market: "ch" })],
		["negative", "-1", base({ amount: -1 })],
		["not_whole", "16.5", base({ amount: 16.5 })],
		["not_whole", "NaN", base({ amount: Number.NaN })],
		["not_whole", "Infinity", base({ amount: Number.POSITIVE_INFINITY })],
		["free", "0", base({ amount: 0 })],
		["not_a_day", "2026-02-30", base({ validFrom: "2026-02-30" })],
		["not_a_day", "soon", base({ validUntil: "soon" })],
		["ends_before_start", "2026-12-31", base({ validUntil: "2026-12-31" })],
	])("with a row that is %s (%s) is refused, and the row is named", (code, value, row) => {
		const [problem, ...others] = problemsOf([...rows, row]);
		expect(others).toEqual([]);
		expect(problem).toMatchObject({ table: row.table, row: row.row, column: row.column, code, value });
	});

	test("with a cell that does not exist is refused", () => {
		const relief = base({ table: "card.refinement", row: "100", column: "relief" });
		expect(problemsOf([...rows, relief])).toMatchObject([{ code: "unknown_column", value: "relief" }]);
	});

	test("with every broken row named at once", () => {
		const broken = [base({ amount: -1 }), base({ row: "60" }), base({ currency: "chf", amount: 1.5 })];
		expect(problemsOf([...rows, ...broken]).map(({ code }) => code)).toEqual([
			"negative",
			"unknown_row",
			"not_whole",
		]);
	});
});

describe("[pricing.P6] a hole", () => {
	const isPaper2 = ({ table, row, currency }: PriceRow) =>
		table === "card.paper" && row === "2" && currency === "chf";

	test("is named by table, row, column, currency and day", () => {
		expect(problemsOf(rows.filter((row) => !isPaper2(row)))).toEqual([
			{
				table: "card.paper",
				row: "2",
				column: "price",
				code: "missing",
				value: FIRST_PRICE_DAY,
				currency: "chf",
			},
		]);
	});

	test("is there too when a price comes later than the others, or only for a while", () => {
		const late = rows.map((row) => (isPaper2(row) ? { ...row, validFrom: "2026-11-02" } : row));
		expect(problemsOf(late)).toMatchObject([{ code: "missing", value: FIRST_PRICE_DAY, row: "2" }]);
		const announced = rows.map((row) => (isPaper2(row) ? { ...row, validUntil: "2030-12-31" } : row));
		expect(problemsOf(announced)).toMatchObject([{ code: "missing", row: "2" }]);
	});

	test("in one market or brand names it", () => {
		const swissOnly = rows.map((row) => (isPaper2(row) ? { ...row, market: "ch" } : row));
		expect(problemsOf(swissOnly).map(({ code, market, channel }) => [code, market, channel])).toEqual([
			["missing", "li", "papiervogel"],
			["missing", "li", "bildwand"],
		]);
	});

	test("in everything leaves nothing to sell by", () => {
		expect(problemsOf([]).every(({ code }) => code === "missing")).toBe(true);
		expect(problemsOf([]).length).toBeGreaterThan(1000);
	});
});

describe("[pricing.P6] dates that overlap", () => {
	test.each<[string, readonly PriceRow[]]>([
		["two prices from the same day", [base(), base({ amount: 167 })]],
		[
			"two reductions at once",
			[
				base({ validFrom: "2027-01-01", validUntil: "2027-01-31" }),
				base({ validFrom: "2027-01-31", validUntil: "2027-02-15" }),
			],
		],
		["two in one market", [base({ market: "at" }), base({ market: "at", amount: 167 })]],
	])("%s are refused", (_, added) => {
		expect(problemsOf([...rows, ...added])).toMatchObject([
			{ table: "card.base", row: "50", column: "price", code: "overlapping", value: added[1]?.validFrom },
		]);
	});

	test("do not when one follows the other, lies over a lasting price, or is for somebody else", () => {
		const channel: ChannelKey = "bildwand";
		const added = [
			base(),
			base({ validUntil: "2027-01-31", amount: 160 }),
			base({ validFrom: "2027-02-01", validUntil: "2027-02-15" }),
			base({ channel }),
			base({ market: "at", channel }),
			base({ currency: "chf", amount: 209 }),
		];
		expect(problemsOf([...rows, ...added])).toEqual([]);
	});
});

describe("[pricing.P5] totals that fall", () => {
	test("are refused with the quantity and the card, before rounding can hide them", () => {
		const problems = problemsOf([...rows, base({ row: "100", amount: 80 })]);
		expect(problems[0]).toMatchObject({ table: "card", row: "75", code: "total_falls", currency: "eur" });
		expect(problems.every(({ code }) => code === "total_falls")).toBe(true);
	});

	test.each<Currency>(["eur", "chf", "gbp", "usd"])("are looked for in %s", (currency) => {
		const problems = problemsOf([...rows, base({ row: "5000", amount: 20, currency })]);
		expect(new Set(problems.map((problem) => problem.currency))).toEqual(new Set([currency]));
	});

	const discount = (row: string, amount: number) =>
		base({ table: "calendar.discount", row, column: "share", amount });

	// 5 calendars at −10 % cost 4.5, 10 at −55 % as much.
	test.each([
		["as much as the step before", "10", 550],
		["nothing", "10", 1000],
		["less than nothing", "25", 1500],
	])("are refused for a discount that lets more pieces cost %s", (_, row, amount) => {
		expect(problemsOf([...rows, discount(row, amount)])).toContainEqual({
			table: "calendar.discount",
			row,
			column: "share",
			code: "total_falls",
			value: String(amount),
			currency: "eur",
		});
	});

	test("are not found where a deep discount still lets more pieces cost more", () => {
		expect(problemsOf([...rows, discount("10", 540)])).toEqual([]);
	});
});

describe("[pricing.P3] tables whose rows are quantities", () => {
	const table = (...quantities: readonly string[]) =>
		({
			key: "kite.base",
			unit: "money",
			rowsAre: "quantities",
			rows: quantities.map((key) => ({ key })),
			columns: [{ key: "price" }],
		}) as const;

	test.each([
		["start at one piece", table("5", "10"), "not_from_one", "5"],
		["rise", table("1", "10", "5"), "not_ascending", "5"],
		["name each once", table("1", "10", "10"), "not_ascending", "10"],
		["are numbers", table("1", "many"), "not_whole", "many"],
	])("%s", (_, quantities, code, value) => {
		expect(quantityProblems(quantities)).toMatchObject([{ table: "kite.base", row: value, code, value }]);
	});

	test("are sound otherwise", () => {
		expect(quantityProblems(table("1", "5", "10"))).toEqual([]);
	});
});
