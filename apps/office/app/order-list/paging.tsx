import { textLinkClass } from "@offizin/ui";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { type OrderQuery, writeOrderQuery } from "./order-query.ts";
import styles from "./paging.module.css";

interface PagingProps {
	readonly query: OrderQuery;
	readonly total: number;
	readonly pageSize: number;
}

/** Where in the whole list this page is, and the way to its neighbours. */
export function Paging({ query, total, pageSize }: PagingProps) {
	const t = useTranslations("orderList");
	const first = (query.page - 1) * pageSize + 1;
	const last = Math.min(query.page * pageSize, total);
	const isWhole = total <= pageSize;
	const toPage = (page: number) => ({ search: writeOrderQuery({ ...query, page }) });
	return (
		<nav aria-label={t("pages")} className={styles.paging}>
			<p>{isWhole ? t("whole", { total }) : t(query.sort ? "partSorted" : "part", { first, last, total })}</p>
			{isWhole ? null : (
				<div>
					{query.page > 1 ? (
						<Link className={textLinkClass()} to={toPage(query.page - 1)} rel="prev">
							{t("newer")}
						</Link>
					) : null}
					{last < total ? (
						<Link className={textLinkClass()} to={toPage(query.page + 1)} rel="next">
							{t("older")}
						</Link>
					) : null}
				</div>
			)}
		</nav>
	);
}
