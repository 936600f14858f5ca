import { useTranslations } from "use-intl";
import { Link } from "#app/layout/link.tsx";
import { listPath } from "#app/paths.ts";
import { type CardListQuery, shownSorts } from "./list-query.ts";
import styles from "./sort-links.module.css";

/** The three sorts of spec 2.3-4 as links. */
export function SortLinks({ base, query }: { readonly base: string; readonly query: CardListQuery }) {
	const t = useTranslations("sort");
	const current = query.sort ?? "sort";
	return (
		<div className={styles.sort}>
			<span id="sortierung">{t("label")}</span>
			<ul aria-labelledby="sortierung">
				{shownSorts.map((key) => (
					<li key={key}>
						<Link
							to={listPath(base, { ...query, sort: key === "sort" ? undefined : key })}
							aria-current={key === current ? "true" : undefined}
							rel="nofollow"
							preventScrollReset
						>
							{t(key)}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
