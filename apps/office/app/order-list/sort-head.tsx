import type { ReactNode } from "react";
import { Link } from "react-router";
import { type OrderQuery, writeOrderQuery } from "./order-query.ts";
import styles from "./sort-head.module.css";
import { nextSort, type SortColumn } from "./sort-orders.ts";

interface SortHeadProps {
	readonly column: SortColumn;
	readonly query: OrderQuery;
	readonly children: ReactNode;
}

/** Head of a column; its link sorts by it. */
export function SortHead({ column, query, children }: SortHeadProps) {
	const sort = query.sort?.column === column ? query.sort : undefined;
	const direction = sort && (sort.isDescending ? "descending" : "ascending");
	const next = nextSort(query.sort, column);
	return (
		<th scope="col" aria-sort={direction} data-column={column} className={styles.head}>
			<Link
				to={{ search: writeOrderQuery({ ...query, sort: next }) }}
				replace
				preventScrollReset
				className={styles.link}
			>
				{children}
				<svg className={styles.arrow} width="8" height="10" viewBox="0 0 8 10" aria-hidden="true">
					{direction === "descending" ? null : <path d="M4 0 8 4H0Z" fill="currentColor" />}
					{direction === "ascending" ? null : <path d="M4 10 0 6h8Z" fill="currentColor" />}
				</svg>
			</Link>
		</th>
	);
}
