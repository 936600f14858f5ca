import { err, ok, type Result } from "@offizin/base";
import type { Currency } from "@offizin/money";
import type { ChannelKey } from "@offizin/sites";

/** A price per piece in minor units, valid exactly at `from` pieces; in between it is interpolated (pricing.P3). */
export interface TierPoint {
	readonly from: number;
	readonly unit: number;
}

/** Rows in ascending order of `from`, the first at 1. Above the last row its price stays. */
export type TierTable = readonly TierPoint[];

type Cells<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** All prices of one channel and market on a day: gross, in minor units. Made from rows by `priceListOn`. */
export interface PriceList {
	/** The same for the same prices: "papiervogel-de-2026-11-01-1f2e3d4c". */
	readonly id: string;
	readonly channel: ChannelKey;
	readonly market: string;
	readonly currency: Currency;
	/** The first day on which exactly these prices held. */
	readonly validFrom: string;
	/** Table, row, column. */
	readonly cells: Readonly<Record<string, Cells<number>>>;
	/** Table, column: for tables whose rows are quantities. */
	readonly tiers: Cells<TierTable>;
}

/** What lists with the same prices share, whatever market and brand they are for. */
export interface CompiledPrices extends Pick<PriceList, "cells" | "tiers"> {
	/** Of all prices. */
	readonly hash: string;
}

/** The price list has no value where one is needed. There is no default price (pricing.P2). */
export interface PriceMissing {
	readonly code: "price_missing";
	readonly table: string;
	readonly row: string;
	readonly column: string;
}

/** The value of a cell. */
export function priceIn(
	{ cells }: PriceList,
	table: string,
	row: string,
	column = "price",
): Result<number, PriceMissing> {
	const rows = cells[table];
	// Keys may come from an address, and every object answers to "constructor", which even has a length.
	const amount = rows && Object.hasOwn(rows, row) ? rows[row]?.[column] : undefined;
	return typeof amount !== "number" ? err({ code: "price_missing", table, row, column }) : ok(amount);
}
