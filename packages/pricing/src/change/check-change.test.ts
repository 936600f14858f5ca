import { samplePriceChange, tryPriceChange } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { builtInRows } from "../book/built-in-book.ts";
import { cellHistory, priceListOn } from "../book/price-list-on.ts";
import { priceSheets } from "../book/price-sheets.ts";
import { tableOnDay } from "../book/table-on-day.ts";
import { priceIn } from "../list/price-list.ts";
import type { PriceRow } from "../list/price-row.ts";
import { changeWarnings } from "./change-warnings.ts";
import { bookWithChange } from "./check-change.ts";
import { type ChangeReach, marketsReached, type PriceChange, rowsOfChange } from "./price-change.ts";

const { shop, cell: base, change } = samplePriceChange;
const tryChange = tryPriceChange;

function codesOf(...asked: Parameters<typeof tryChange>): readonly string[] {
	const tried = tryChange(...asked);
	return tried.ok ? [] : tried.error.map(({ code }) => code);
}

/** What 50 cards cost one by one in a list on a day of a changed book. */
function priceOf(
	tried: ReturnType<typeof tryChange>,
	market: string,
	day: string,
	channel: "papiervogel" | "bildwand",
) {
	if (!tried.ok) throw new Error(JSON.stringify(tried.error));
	const price = priceIn(
		priceListOn(tried.value, { channel, market }, day),
		base.table,
		base.row,
		base.column,
	);
	return price.ok ? price.value : undefined;
}

describe("[pricing.P40] where and when a change holds", () => {
	test.each<[ChangeReach, number, number, number]>([
		["currency", 179, 179, 179],
		["market", 179, 179, 169],
		["shop", 179, 169, 169],
	])("a change for the %s: this shop, the other brand, Austria", (reach, here, sister, austria) => {
		const tried = tryChange({ reach });
		expect(priceOf(tried, "de", "2026-12-01", "papiervogel")).toBe(here);
		expect(priceOf(tried, "de", "2026-12-01", "bildwand")).toBe(sister);
		expect(priceOf(tried, "at", "2026-12-01", "papiervogel")).toBe(austria);
		expect(priceOf(tried, "de", "2026-11-30", "papiervogel")).toBe(169);
	});

	test("an announced reduction ends by itself", () => {
		const tried = tryChange({ cells: [{ ...base, amount: 165 }], validUntil: "2026-12-06" });
		expect(priceOf(tried, "de", "2026-12-06", "papiervogel")).toBe(165);
		expect(priceOf(tried, "de", "2026-12-07", "papiervogel")).toBe(169);
	});

	test("a reach of the currency touches every market with it, and no other", () => {
		expect(marketsReached("currency", "ch")).toEqual(["ch", "li"]);
		expect(marketsReached("market", "ch")).toEqual(["ch"]);
		expect(rowsOfChange({ ...change, reach: "shop" }, shop)).toEqual([
			{
				...base,
				amount: 179,
				currency: "eur",
				market: "de",
				channel: "papiervogel",
				validFrom: "2026-12-01",
			},
		]);
	});
});

describe("[pricing.P41, pricing.P42] what is refused", () => {
	test.each(["2026-11-19", "2026-11-20"])("a start on %s, when today is the 20th", (validFrom) => {
		expect(codesOf({ validFrom })).toEqual(["not_after_today"]);
	});

	test("a start tomorrow is early enough; the latest of all reached markets counts", () => {
		expect(tryChange({ validFrom: "2026-11-21" }).ok).toBe(true);
		const inSpainItIsTomorrow = bookWithChange(
			{ ...change, validFrom: "2026-11-21" },
			{ shop, rows: builtInRows(), todayIn: (market) => (market === "es" ? "2026-11-21" : "2026-11-20") },
		);
		expect(inSpainItIsTomorrow.ok).toBe(false);
	});

	test("a cell twice, a second change of one for the same day, and a second reduction beside the first", () => {
		const amounts = [175, 179].map((amount) => ({ ...base, amount }));
		expect(codesOf({ cells: amounts })).toContain("cell_twice");
		const saved = rowsOfChange(change, shop);
		expect(codesOf({ cells: [{ ...base, amount: 189 }] }, saved)).toEqual(["overlapping"]);
		const first = rowsOfChange({ ...change, validUntil: "2026-12-06" }, shop);
		const second = { validFrom: "2026-12-05", validUntil: "2026-12-12" };
		expect(codesOf(second, first, "2026-11-30")).toEqual(["overlapping"]);
		expect(codesOf(second, first, "2026-12-01")).toEqual(["still_announced"]);
	});

	test("no table of the shop lets a negative amount in", () => {
		for (const { table } of priceSheets) {
			const [row, column] = [table.rows[0]?.key ?? "", table.columns[0]?.key ?? ""];
			expect(tryChange({ cells: [{ table: table.key, row, column, amount: -1 }] }).ok).toBe(false);
		}
	});
});

describe("[pricing.P44] what is worth a second look", () => {
	function warningsOf(overrides: Partial<PriceChange>, rows: readonly PriceRow[] = [], market = "de") {
		const asked = { ...change, ...overrides };
		const terms = { shop: { ...shop, market }, todayIn: () => "2026-11-20" };
		const known = [...builtInRows(), ...rows];
		const after = bookWithChange(asked, { ...terms, rows: known });
		const before = bookWithChange({ ...asked, cells: [] }, { ...terms, rows: known });
		if (!after.ok || !before.ok) throw new Error(JSON.stringify([after, before]));
		return changeWarnings(asked.cells, {
			before: priceListOn(before.value, terms.shop, asked.validFrom),
			after: priceListOn(after.value, terms.shop, asked.validFrom),
		}).map(({ code }) => code);
	}
	const foot = { table: "calendar.mounting", row: "holzfuss", column: "price" };

	test("a usual step to a usual ending is none", () => {
		expect(warningsOf({})).toEqual([]);
	});

	test.each([601, 199])("from 4,00 € to %i", (amount) => {
		expect(warningsOf({ cells: [{ ...foot, amount }] })).toContain("large_step");
	});

	test("exactly half is not above half", () => {
		expect(warningsOf({ cells: [{ ...foot, amount: 600 }] })).toEqual([]);
	});

	test("an ending nobody expects, and one no Swiss coin makes", () => {
		expect(warningsOf({ cells: [{ ...foot, amount: 452 }] })).toEqual(["unusual_ending"]);
		expect(warningsOf({ cells: [{ ...foot, amount: 519 }] }, [], "ch")).toEqual(["not_payable_in_coins"]);
	});

	test("a change that a narrower price hides in this list", () => {
		const narrow = rowsOfChange({ ...change, reach: "market", validFrom: "2026-11-25" }, shop);
		expect(warningsOf({ cells: [{ ...base, amount: 175 }] }, narrow)).toEqual(["without_effect"]);
	});
});

test("a table on a day: amount, since when, how far it reaches, what comes next", () => {
	const saved = [
		...rowsOfChange({ ...change, reach: "shop", validFrom: "2026-11-25" }, shop),
		...rowsOfChange({ ...change, reach: "shop", cells: [{ ...base, amount: 189 }] }, shop),
	];
	const tried = tryChange({ cells: [], validFrom: "2026-11-21" }, saved);
	if (!tried.ok) throw new Error(JSON.stringify(tried.error));
	const cellOn = (day: string) =>
		tableOnDay(tried.value, shop, "card.base", day).find(({ row }) => row === "50");
	expect(cellOn("2026-11-24")).toEqual({
		row: "50",
		column: "price",
		amount: 169,
		since: "2026-11-01",
		reach: "currency",
		next: { from: "2026-11-25", amount: 179 },
	});
	expect(cellOn("2026-11-30")).toMatchObject({ amount: 179, since: "2026-11-25", reach: "shop" });
	expect(cellOn("2026-12-01")).not.toHaveProperty("next");
	expect(cellHistory(tried.value, shop, base).map(({ amount }) => amount)).toEqual([169, 179, 189]);
	expect(tableOnDay(tried.value, shop, "card.gold", "2026-12-01")).toEqual([]);
});
