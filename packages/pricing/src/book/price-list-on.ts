import { invariant } from "@offizin/base";
import { addDays, type Day } from "@offizin/calendar-days";
import { marketOf } from "@offizin/sites";
import type { PriceList } from "../list/price-list.ts";
import { compilePrices } from "./compile-price-list.ts";
import {
	type CellRows,
	cellsFor,
	isFor,
	type PriceBook,
	type PriceScope,
	pricedLike,
	rowOn,
} from "./price-book.ts";

function changesOf(cell: CellRows, scope: PriceScope, withAnnounced: boolean): Day[] {
	const [first, ...later] = cell.rows;
	// Nearly every cell has one lasting price.
	if (first && later.length === 0 && first.validUntil === undefined) {
		return isFor(first, scope) ? [first.validFrom] : [];
	}
	const days: Day[] = [];
	for (const row of cell.rows) {
		if (!isFor(row, scope)) continue;
		days.push(row.validFrom);
		if (row.validUntil !== undefined) days.push(addDays(row.validUntil, 1));
	}
	const amountOn = (day: Day) => rowOn(cell, scope, day, withAnnounced)?.amount;
	return days.filter((day) => amountOn(day) !== amountOn(addDays(day, -1)));
}

/** What a map holds at a key, made where it holds nothing yet. */
function keptIn<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
	const known = kept.get(key);
	if (known !== undefined) return known;
	const made = make();
	kept.set(key, made);
	return made;
}

function versionsOf(book: PriceBook, scope: PriceScope, withAnnounced: boolean): readonly Day[] {
	return keptIn(book.versions, `${pricedLike(book, scope)}-${withAnnounced}`, () => {
		const days = cellsFor(book, scope).flatMap((cell) => changesOf(cell, scope, withAnnounced));
		return [...new Set(days)].sort();
	});
}

function listOn(book: PriceBook, scope: PriceScope, day: Day, withAnnounced: boolean): PriceList {
	const validFrom = versionsOf(book, scope, withAnnounced).findLast((start) => start <= day);
	invariant(validFrom !== undefined, `no prices for ${scope.channel} ${scope.market} on ${day}`);
	const { channel, market } = scope;
	const version = `${withAnnounced}-${validFrom}`;
	return keptIn(book.lists, `${channel}-${market}-${version}`, () => {
		const prices = keptIn(book.compiled, `${pricedLike(book, scope)}-${version}`, () =>
			compilePrices(book, scope, validFrom, withAnnounced),
		);
		const { currency } = marketOf(market);
		const { hash, cells, tiers } = prices;
		return {
			id: `${channel}-${market}-${validFrom}-${hash}`,
			channel,
			market,
			currency,
			validFrom,
			cells,
			tiers,
		};
	});
}

/**
 * What everything costs in a shop on a day: one object for as long as nothing changes. Throws for an unknown market
 * and for a day before the first price.
 */
export function priceListOn(book: PriceBook, scope: PriceScope, day: Day): PriceList {
	return listOn(book, scope, day, true);
}

/** The same without announced prices: what a reduction is reduced from. */
export function regularPriceListOn(book: PriceBook, scope: PriceScope, day: Day): PriceList {
	return listOn(book, scope, day, false);
}

/** Every day on which a price of a shop changes, the first day with prices included, ascending. */
export function priceListVersions(book: PriceBook, scope: PriceScope): readonly Day[] {
	return versionsOf(book, scope, true);
}

/** What a cell has cost: one entry per day on which it changes, ascending. Empty for a cell that does not exist. */
export function cellHistory(
	book: PriceBook,
	scope: PriceScope,
	{ table, row, column }: { readonly table: string; readonly row: string; readonly column: string },
): readonly { readonly from: Day; readonly amount: number }[] {
	const cell = cellsFor(book, scope).find(
		(other) => other.table === table && other.row === row && other.column === column,
	);
	if (!cell) return [];
	return [...new Set(changesOf(cell, scope, true))].sort().map((from) => {
		const amount = rowOn(cell, scope, from)?.amount;
		invariant(
			amount !== undefined,
			`${marketOf(scope.market).key} has no ${table} ${row} ${column} on ${from}`,
		);
		return { from, amount };
	});
}
