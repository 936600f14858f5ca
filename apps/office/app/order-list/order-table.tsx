import { useEffect } from "react";
import { useTranslations } from "use-intl";
import type { ListedOrder } from "#app/api/call.ts";
import { useKeys } from "#app/keys/use-keys.ts";
import { focusOrder, focusOrderNumber } from "./focus-order.ts";
import { OrderColumn } from "./order-column.tsx";
import { type OrderQuery, writeOrderQuery } from "./order-query.ts";
import { OrderRow } from "./order-row.tsx";
import styles from "./order-table.module.css";
import { sortColumns, sortOrders } from "./sort-orders.ts";

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
	const t = useTranslations("orderList");
	useKeys({ j: () => focusOrder("next"), k: () => focusOrder("previous") });
	useEffect(() => {
		if (opened !== undefined) focusOrderNumber(opened);
	}, [opened]);
	const search = writeOrderQuery(query);
	return (
		<table className={styles.table}>
			<caption className="visually-hidden">{t("caption")}</caption>
			<thead>
				<tr>
					{sortColumns.map((column) => (
						<OrderColumn key={column} column={column} query={query}>
							{t(`column.${column}`)}
						</OrderColumn>
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
