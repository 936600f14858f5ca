import { Link } from "react-router";
import { type OrderQuery, writeOrderQuery } from "./order-query.ts";
import styles from "./paging.module.css";

const figures = new Intl.NumberFormat("de-DE");

interface PagingProps {
	readonly query: OrderQuery;
	readonly total: number;
	readonly pageSize: number;
}

/** Where in the whole list this page is, and the way to its neighbours. */
export function Paging({ query, total, pageSize }: PagingProps) {
	const first = (query.page - 1) * pageSize + 1;
	const last = Math.min(query.page * pageSize, total);
	const isWhole = total <= pageSize;
	const toPage = (page: number) => ({ search: writeOrderQuery({ ...query, page }) });
	return (
		<nav aria-label="Seiten" className={styles.paging}>
			<p>
				{isWhole
					? `${figures.format(total)} ${total === 1 ? "Auftrag" : "Aufträge"}`
					: `${figures.format(first)}–${figures.format(last)} von ${figures.format(total)}`}
				{query.sort && !isWhole ? ", sortiert innerhalb dieser Seite" : null}
			</p>
			{isWhole ? null : (
				<div>
					{query.page > 1 ? (
						<Link to={toPage(query.page - 1)} rel="prev">
							Neuere
						</Link>
					) : null}
					{last < total ? (
						<Link to={toPage(query.page + 1)} rel="next">
							Ältere
						</Link>
					) : null}
				</div>
			)}
		</nav>
	);
}
