import { err, ok, type Result } from "@offizin/base";
import type { PriceList, PriceMissing, TierTable } from "./price-list.ts";

/** Price per piece at a quantity, interpolated between the rows and not rounded; undefined for an empty table. */
export function tierUnit(table: TierTable, quantity: number): number | undefined {
	let last: TierTable[number] | undefined;
	for (const next of table) {
		if (next.from > quantity) {
			return last && last.unit + ((next.unit - last.unit) * (quantity - last.from)) / (next.from - last.from);
		}
		last = next;
	}
	return last?.unit;
}

/** The same from a list (pricing.P3). */
export function tierIn(
	{ tiers }: PriceList,
	table: string,
	quantity: number,
	column = "price",
): Result<number, PriceMissing> {
	const points = tiers[table]?.[column];
	const unit = points && tierUnit(points, quantity);
	return unit === undefined ? err({ code: "price_missing", table, row: String(quantity), column }) : ok(unit);
}
