import type { Day } from "@offizin/calendar-days";
import type { Currency } from "@offizin/money";
import { type ChannelKey, marketOf } from "@offizin/sites";
import type { CompiledPrices, PriceList } from "../list/price-list.ts";
import type { PriceRow } from "../list/price-row.ts";
import type { PriceTable } from "../list/price-table.ts";

/** Where prices hold: a brand's shop in a market. */
export interface PriceScope {
	readonly channel: ChannelKey;
	readonly market: string;
}

/** Every row of one cell in one currency. */
export interface CellRows {
	readonly table: string;
	readonly row: string;
	readonly column: string;
	readonly rows: readonly PriceRow[];
}

/** Whom a row is meant for: a market, a brand's shop, or all. */
export type Audience = Pick<PriceRow, "market" | "channel">;

/** All prices of all markets and times, checked. Made by `loadPriceBook`, read by `priceListOn`. */
export interface PriceBook {
	readonly tables: readonly PriceTable[];
	/** The first day with prices. */
	readonly firstDay: Day;
	/** In the order of the tables. */
	readonly cells: Readonly<Record<Currency, readonly CellRows[]>>;
	/** Every audience that some row has, once. */
	readonly audiences: readonly Audience[];
	/** Lists made so far, so that a version is made once. */
	readonly lists: Map<string, PriceList>;
	/** What lists of scopes with the same prices share, made so far. */
	readonly compiled: Map<string, CompiledPrices>;
	/** Days on which prices change, of scopes with the same prices, found so far. */
	readonly versions: Map<string, readonly Day[]>;
}

/** The narrower row wins, of equally narrow ones the announced one, of those the later (pricing.P11). */
function rank({ market, channel, validUntil }: PriceRow): number {
	return (
		(market === undefined ? 0 : 4) + (channel === undefined ? 0 : 2) + (validUntil === undefined ? 0 : 1)
	);
}

/** Whether a row is meant for a scope, on whatever day. */
export function isFor({ market, channel }: Audience, scope: PriceScope): boolean {
	return (
		(market === undefined || market === scope.market) && (channel === undefined || channel === scope.channel)
	);
}

/** The row that holds for a cell on a day. */
export function rowOn(
	{ rows }: CellRows,
	scope: PriceScope,
	day: Day,
	withAnnounced = true,
): PriceRow | undefined {
	let best: PriceRow | undefined;
	for (const row of rows) {
		if (row.validFrom > day || !isFor(row, scope)) continue;
		if (row.validUntil !== undefined && (!withAnnounced || row.validUntil < day)) continue;
		const lead = best ? rank(row) - rank(best) : 1;
		if (lead > 0 || (lead === 0 && best && row.validFrom > best.validFrom)) best = row;
	}
	return best;
}

/** The same text for scopes that the same rows are meant for: they have the same prices on every day. */
export function pricedLike({ audiences }: PriceBook, scope: PriceScope): string {
	const meant = audiences.map((audience) => (isFor(audience, scope) ? "1" : "0"));
	return `${marketOf(scope.market).currency}-${meant.join("")}`;
}

/** The cells of the currency of a scope. */
export function cellsFor(book: PriceBook, { market }: PriceScope): readonly CellRows[] {
	return book.cells[marketOf(market).currency];
}
