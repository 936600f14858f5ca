import { err, ok, type Result } from "@offizin/base";
import type { Day } from "@offizin/calendar-days";
import type { OfficePriceTable } from "@offizin/contract";
import {
	cellHistory,
	type PriceHead,
	type PriceScope,
	type PriceTable,
	priceTable,
	type TableCell,
	tableOnDay,
} from "@offizin/pricing";
import { marketOf } from "@offizin/sites";
import { priceHeadName, priceTableName } from "@offizin/words";
import type { Db } from "../../adapters/database/database.ts";
import type { Prices } from "./price-list-view.ts";

interface TableUnknown {
	readonly code: "price_table_unknown";
}

/** A table as it stands on a day; rows and columns without any price are left out. */
export function tableView(
	{ prices }: Prices,
	shop: PriceScope,
	{ table: key, day, locale }: { readonly table: string; readonly day: Day; readonly locale: string },
): Result<OfficePriceTable, TableUnknown> {
	const table = priceTable(key);
	if (!table) return err({ code: "price_table_unknown" });
	const cells = tableOnDay(prices.book(), shop, key, day);
	return ok({
		key,
		name: priceTableName(table, locale),
		unit: table.unit,
		...pricedHeads(table, cells, locale),
		cells: cells.map(({ announcedUntil, next, ...cell }) => ({
			...cell,
			announcedUntil: announcedUntil ?? null,
			next: next ?? null,
		})),
	});
}

/** The rows and columns of a table that have a price among the cells. */
export function pricedHeads(
	table: PriceTable,
	cells: readonly TableCell[],
	locale: string,
): Pick<OfficePriceTable, "rows" | "columns"> {
	const rows = new Set(cells.map(({ row }) => row));
	const columns = new Set(cells.map(({ column }) => column));
	return {
		rows: table.rows.filter(({ key }) => rows.has(key)).map(named("rows")),
		columns: table.columns.filter(({ key }) => columns.has(key)).map(named("columns")),
	};

	function named(side: "rows" | "columns") {
		return (head: PriceHead) => ({ key: head.key, name: priceHeadName(table.key, side, head, locale) });
	}
}

interface HistoryEntry {
	readonly from: Day;
	readonly amount: number;
	readonly savedBy: string | null;
	readonly savedAt: string | null;
}

/** What a cell has cost and will cost in a shop, the newest first, with who saved it. */
export async function historyView(
	{ prices, db }: Pick<Prices, "prices"> & { readonly db: Db },
	shop: PriceScope,
	cell: { readonly table: string; readonly row: string; readonly column: string },
): Promise<readonly HistoryEntry[]> {
	const saved = await db
		.selectFrom("price_row")
		.selectAll()
		.where("table", "=", cell.table)
		.where("row", "=", cell.row)
		.where("column", "=", cell.column)
		.where("currency", "=", marketOf(shop.market).currency)
		.where("withdrawn_at", "is", null)
		.orderBy("id", "desc")
		.execute();
	return cellHistory(prices.book(), shop, cell)
		.map(({ from, amount }) => {
			const row = saved.find(
				(one) =>
					one.valid_from === from &&
					one.amount === amount &&
					(one.market ?? shop.market) === shop.market &&
					(one.channel ?? shop.channel) === shop.channel,
			);
			return {
				from,
				amount,
				savedBy: row?.saved_by ?? null,
				savedAt: row?.saved_at.toISOString() ?? null,
			};
		})
		.reverse();
}
