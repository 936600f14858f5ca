import type { Day } from "@offizin/calendar-days";
import type { CompiledPrices, TierPoint } from "../list/price-list.ts";
import { cellsFor, type PriceBook, type PriceScope, rowOn } from "./price-book.ts";

/** Text that is the same for the same cells, in eight hexadecimal digits (FNV-1a). */
function shortHash(text: string): string {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	return (hash >>> 0).toString(16).padStart(8, "0");
}

type Nested<Value> = Record<string, Record<string, Value>>;

/** What stands at a key, put there first when nothing does. */
function inner<Value>(outer: Record<string, Value>, key: string, empty: Value): Value {
	const known = outer[key];
	if (known) return known;
	outer[key] = empty;
	return empty;
}

/** The prices of a scope on a day, looked up fast. */
export function compilePrices(
	book: PriceBook,
	scope: PriceScope,
	day: Day,
	withAnnounced: boolean,
): CompiledPrices {
	const byQuantity = new Set(
		book.tables.filter(({ rowsAre }) => rowsAre === "quantities").map(({ key }) => key),
	);
	const cells: Nested<Record<string, number>> = {};
	const tiers: Nested<TierPoint[]> = {};
	const words: string[] = [];
	for (const cell of cellsFor(book, scope)) {
		const amount = rowOn(cell, scope, day, withAnnounced)?.amount;
		if (amount === undefined) continue;
		const { table, row, column } = cell;
		const rows = inner<Record<string, Record<string, number>>>(cells, table, {});
		inner(rows, row, {})[column] = amount;
		words.push(`${table}/${row}/${column}=${amount}`);
		if (byQuantity.has(table)) {
			const columns = inner<Record<string, TierPoint[]>>(tiers, table, {});
			inner(columns, column, []).push({ from: Number(row), unit: amount });
		}
	}
	return { hash: shortHash(words.join(";")), cells, tiers };
}
