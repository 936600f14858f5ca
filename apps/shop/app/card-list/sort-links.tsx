import type { SortKey } from "@offizin/assortment";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { listPath } from "#app/paths.ts";
import type { CardListQuery } from "./list-query.ts";
import styles from "./sort-links.module.css";

export interface SortLinksProps {
	readonly base: string;
	readonly query: CardListQuery;
	/** The sorts of spec 2.3-4 that make a difference here. */
	readonly sorts: readonly SortKey[];
}

/** The orders a list can be shown in as links; nothing where there is but one. */
export function SortLinks({ base, query, sorts }: SortLinksProps) {
	const t = useTranslations("sort");
	if (sorts.length < 2) return null;
	const current = sorts.find((key) => key === query.sort) ?? "sort";
	return (
		<div className={styles.sort}>
			<span id="sortierung">{t("label")}</span>
			<ul aria-labelledby="sortierung">
				{sorts.map((key) => (
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
