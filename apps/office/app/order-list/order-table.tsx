import { useEffect } from "react";
import type { ListedOrder } from "#app/api/call.ts";
import { useKeys } from "#app/keys/use-keys.ts";
import { focusOrder, focusOrderNumber } from "./focus-order.ts";
import { type OrderQuery, writeOrderQuery } from "./order-query.ts";
import { OrderRow } from "./order-row.tsx";
import styles from "./order-table.module.css";
import { SortHead } from "./sort-head.tsx";
import { type SortColumn, sortOrders } from "./sort-orders.ts";

const heads: Readonly<Record<SortColumn, string>> = {
	number: "Nummer",
	channel: "Marke",
	placedAt: "Eingang",
	customer: "Name",
	pieces: "Stück",
	total: "Summe",
	payment: "Zahlung",
	production: "Produktion",
	delivery: "Versand",
	deliveryDate: "Lieferung bis",
};
const columns = Object.keys(heads) as SortColumn[];

export interface OrderTableProps {
	readonly orders: readonly ListedOrder[];
	readonly query: OrderQuery;
	/** Day in Berlin; delivery dates are judged by it. */
	readonly today: string;
	/** Number of the order one comes back from; it, or the first, gets the focus. */
	readonly opened: string | undefined;
}

/** The orders of one page. j and k walk through them, Enter opens. */
export function OrderTable({ orders, query, today, opened }: OrderTableProps) {
	useKeys({ j: () => focusOrder("next"), k: () => focusOrder("previous") });
	useEffect(() => {
		if (opened !== undefined) focusOrderNumber(opened);
	}, [opened]);
	const search = writeOrderQuery(query);
	return (
		<table className={styles.table}>
			<caption className="visually-hidden">Aufträge; die Spaltenköpfe sortieren</caption>
			<thead>
				<tr>
					{columns.map((column) => (
						<SortHead key={column} column={column} query={query}>
							{heads[column]}
						</SortHead>
					))}
				</tr>
			</thead>
			<tbody>
				{sortOrders(orders, query.sort).map((order) => (
					<OrderRow key={order.number} order={order} today={today} listSearch={search} />
				))}
			</tbody>
		</table>
	);
}
