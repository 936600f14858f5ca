import { invariant } from "@offizin/base";
import type { Day } from "@offizin/calendar-days";
import { describe, expect, test } from "vitest";
import { builtInRows } from "../book/built-in-book.ts";
import { loadPriceBook } from "../book/load-price-book.ts";
import type { PriceRow } from "../list/price-row.ts";
import { announcedReduction } from "./announced-reduction.ts";
import { selectionOf } from "./quoting.fixtures.ts";

const scope = { channel: "papiervogel", market: "de" } as const;
const mug = selectionOf("merch", { type: "tasse", format: "325-ml" });

/** The price of the mug from a day on, for a while where `validUntil` is told. */
function mugRow(amount: number, validFrom: Day, validUntil?: Day): PriceRow {
	const row = builtInRows().find(
		({ table, column, currency }) => table === "merch.base" && column === "325-ml" && currency === "eur",
	);
	invariant(row, "the mug has a price");
	return { ...row, amount, validFrom, ...(validUntil === undefined ? {} : { validUntil }) };
}

function reductionOn(day: Day, rows: readonly PriceRow[]) {
	const book = loadPriceBook([...builtInRows(), ...rows]);
	invariant(book.ok, "the rows are sound");
	const reduction = announcedReduction(mug, { book: book.value, scope, day });
	invariant(reduction.ok, "the mug has a price");
	return reduction.value;
}

// The mug costs 12,90 € from the first day of our prices, 1 November 2026.
describe("[pricing.P15] [§8.3] an announced reduction", () => {
	test("tells the lowest price of the 30 days before it began", () => {
		const rows = [mugRow(1032, "2027-01-10", "2027-01-20")];
		expect(reductionOn("2027-01-09", rows)).toBeUndefined();
		expect(reductionOn("2027-01-10", rows)).toEqual({ before: 1290, lowest30: 1290, perMille: 200 });
		expect(reductionOn("2027-01-20", rows)).toEqual({ before: 1290, lowest30: 1290, perMille: 200 });
		expect(reductionOn("2027-01-21", rows)).toBeUndefined();
	});

	test("never tells more than is taken off: 12,90 € to 4,30 € is 66,66… %", () => {
		const rows = [mugRow(430, "2027-01-10", "2027-01-20")];
		expect(reductionOn("2027-01-10", rows)).toEqual({ before: 1290, lowest30: 1290, perMille: 666 });
	});

	test("[C-330/23] counts from that price, not from one raised shortly before", () => {
		const rows = [mugRow(1990, "2027-01-05"), mugRow(1490, "2027-01-10", "2027-01-20")];
		// 14,90 € is a quarter less than 19,90 €, and more than the 12,90 € of the weeks before.
		expect(reductionOn("2027-01-10", rows)).toEqual({ before: 1990, lowest30: 1290, perMille: 0 });
	});

	test("looks back from its beginning, however long it lasts", () => {
		const rows = [mugRow(1032, "2027-01-10", "2027-03-31")];
		expect(reductionOn("2027-03-31", rows)).toEqual({ before: 1290, lowest30: 1290, perMille: 200 });
	});

	test("counts an earlier reduction of the last 30 days as the lowest price", () => {
		const rows = [mugRow(990, "2027-01-01", "2027-01-05"), mugRow(1032, "2027-01-10", "2027-01-20")];
		expect(reductionOn("2027-01-12", rows)).toEqual({ before: 1290, lowest30: 990, perMille: 0 });
		const long = [mugRow(990, "2026-11-10", "2026-11-20"), mugRow(1032, "2027-01-10", "2027-01-20")];
		expect(reductionOn("2027-01-12", long)).toEqual({ before: 1290, lowest30: 1290, perMille: 200 });
	});

	test("that gets deeper is one reduction", () => {
		const rows = [mugRow(1161, "2027-01-10", "2027-01-14"), mugRow(1032, "2027-01-15", "2027-01-20")];
		expect(reductionOn("2027-01-18", rows)).toEqual({ before: 1290, lowest30: 1290, perMille: 200 });
	});

	test("that gets smaller is a new one: what it cost just before counts (§ 11 (2) PAngV)", () => {
		const rows = [mugRow(1032, "2027-01-10", "2027-01-14"), mugRow(1161, "2027-01-15", "2027-01-20")];
		expect(reductionOn("2027-01-14", rows)).toEqual({ before: 1290, lowest30: 1290, perMille: 200 });
		expect(reductionOn("2027-01-18", rows)).toEqual({ before: 1290, lowest30: 1032, perMille: 0 });
	});

	test("is none where a price is lowered for good", () => {
		expect(reductionOn("2027-01-12", [mugRow(1032, "2027-01-10")])).toBeUndefined();
	});
});
