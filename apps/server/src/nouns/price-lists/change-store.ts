import { createHash } from "node:crypto";
import { addDays } from "@offizin/calendar-days";
import type { OfficePriceChange } from "@offizin/contract";
import {
	latestToday,
	type PriceBook,
	type PriceRow,
	type PriceScope,
	priceIn,
	priceListOn,
	priceTable,
} from "@offizin/pricing";
import { marketOf } from "@offizin/sites";
import { priceCellName } from "@offizin/words";
import { type Selectable, sql } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";
import type { PriceRowTable } from "../../adapters/database/tables/price-table.ts";
import { type Prices, todayIn } from "./price-list-view.ts";

export type StoredRow = Selectable<PriceRowTable>;

/** One change at a time: whoever comes second is checked against what the first has saved. */
export async function lockPrices(trx: Trx): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended('price_row', 0))`.execute(trx);
}

/** The same for the same rows, in whatever order they were asked for. */
export function changeHash(rows: readonly PriceRow[]): string {
	const texts = rows.map(({ table, row, column, currency, market, channel, amount, validFrom, validUntil }) =>
		JSON.stringify([table, row, column, currency, market, channel, amount, validFrom, validUntil]),
	);
	return createHash("sha256").update(texts.sort().join("\n")).digest("base64url").slice(0, 16);
}

/** The rows of a change as they were saved, withdrawn or not. */
export function rowsOfId(db: Db, id: string): Promise<StoredRow[]> {
	return db.selectFrom("price_row").selectAll().where("change", "=", id).orderBy("id").execute();
}

/** Changes that touch a shop's list, the latest start first. */
export async function changesOf(db: Db, shop: PriceScope): Promise<StoredRow[][]> {
	const rows = await db
		.selectFrom("price_row")
		.selectAll()
		.where("currency", "=", marketOf(shop.market).currency)
		.where((where) => where.or([where("market", "is", null), where("market", "=", shop.market)]))
		.where((where) => where.or([where("channel", "is", null), where("channel", "=", shop.channel)]))
		.orderBy("valid_from", "desc")
		.orderBy("id")
		.execute();
	return [...Map.groupBy(rows, ({ change }) => change).values()];
}

/** How far rows of one change reach. */
function reachOf({ market, channel }: Pick<StoredRow, "market" | "channel">): OfficePriceChange["reach"] {
	if (market === null) return "currency";
	return channel === null ? "market" : "shop";
}

/** Whether a change already holds in some market that it reaches. */
export function hasBegun(row: StoredRow, shop: PriceScope, now: () => Date): boolean {
	return row.valid_from <= latestToday({ reach: reachOf(row) }, { shop, todayIn: todayIn(now) });
}

/** A change as the back office shows it in a list. `rows` are all of one change and at least one. */
export function changeView(
	{ now, book, locale }: Pick<Prices, "now"> & { readonly book: PriceBook; readonly locale: string },
	shop: PriceScope,
	[first, ...others]: readonly [StoredRow, ...StoredRow[]],
): OfficePriceChange {
	const dayBefore = addDays(first.valid_from, -1);
	const before = dayBefore < book.firstDay ? undefined : priceListOn(book, shop, dayBefore);
	const state = first.withdrawn_at ? "withdrawn" : hasBegun(first, shop, now) ? "begun" : "planned";
	return {
		id: first.change,
		reach: reachOf(first),
		validFrom: first.valid_from,
		validUntil: first.valid_until,
		cells: [first, ...others].map(({ table, row, column, amount }) => {
			const old = before && priceIn(before, table, row, column);
			return {
				table,
				row,
				column,
				amount,
				name: priceCellName({ table, row, column }, locale),
				unit: priceTable(table)?.unit ?? "money",
				before: old?.ok ? old.value : null,
			};
		}),
		savedAt: first.saved_at.toISOString(),
		savedBy: first.saved_by,
		state,
		withdrawnAt: first.withdrawn_at?.toISOString() ?? null,
		withdrawnBy: first.withdrawn_by,
	};
}
