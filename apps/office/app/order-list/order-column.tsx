import { SortHead } from "@offizin/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { type OrderQuery, writeOrderQuery } from "./order-query.ts";
import { nextOrderSort, type SortColumn } from "./sort-orders.ts";

interface OrderColumnProps {
	readonly column: SortColumn;
	readonly query: OrderQuery;
	readonly children: ReactNode;
}

/** Head of a column; its link sorts by it. */
export function OrderColumn({ column, query, children }: OrderColumnProps) {
	const sort = query.sort?.column === column ? query.sort : undefined;
	const next = nextOrderSort(query.sort, column);
	return (
		<SortHead
			direction={sort && (sort.isDescending ? "descending" : "ascending")}
			isNumber={column === "pieces" || column === "total"}
			name={children}
			data-column={column}
			link={(content, className) => (
				<Link
					to={{ search: writeOrderQuery({ ...query, sort: next }) }}
					replace
					preventScrollReset
					className={className}
				>
					{content}
				</Link>
			)}
		/>
	);
}
