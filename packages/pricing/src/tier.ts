import type { TierTable } from "./price-list.ts";

/** Price per piece at a quantity, interpolated between the rows and not rounded; undefined for an empty table. */
export function tierUnit(table: TierTable, quantity: number): number | undefined {
	const nextIndex = table.findIndex(({ from }) => from > quantity);
	if (nextIndex === -1) return table.at(-1)?.unit;
	const next = table[nextIndex];
	const last = table[nextIndex - 1];
	if (!next || !last) return undefined;
	return last.unit + ((next.unit - last.unit) * (quantity - last.from)) / (next.from - last.from);
}
