import { Icon } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#app/layout/link.tsx";
import { useWord } from "#app/messages/use-word.ts";
import { listPath } from "#app/paths.ts";
import type { FacetOption } from "./card-list.server.ts";
import styles from "./facet-panel.module.css";
import { type CardListQuery, type FacetName, facetNames } from "./list-query.ts";

export interface FacetPanelProps {
	readonly base: string;
	readonly query: CardListQuery;
	readonly facets: Readonly<Partial<Record<FacetName, readonly FacetOption[]>>>;
	readonly total: number;
}

/** Facets with counts; what is chosen stands above and can be taken out again. On small screens it folds away. */
export function FacetPanel({ base, query, facets }: FacetPanelProps) {
	const t = useTranslations();
	const word = useWord();
	const [isOpen, setOpen] = useState(false);
	const labelOf = (name: FacetName, value: string) =>
		name === "theme"
			? (facets.theme?.find((option) => option.value === value)?.name ?? value)
			: word(name, value);
	const without = (name: FacetName) => listPath(base, { ...query, [name]: undefined, tileCount: undefined });
	const shown = facetNames.filter((name) => facets[name]);
	const chosen = shown.filter((name) => query[name] !== undefined);
	return (
		<section className={styles.panel} aria-label={t("list.filterBy")}>
			<button
				type="button"
				className={styles.opener}
				aria-expanded={isOpen}
				aria-controls="facetten"
				onClick={() => setOpen(!isOpen)}
			>
				{t("list.filter")} <Icon name={isOpen ? "minus" : "plus"} size={20} />
			</button>
			{chosen.length > 0 ? (
				<ul className={styles.chosen} aria-label={t("list.chosen")}>
					{chosen.map((name) => (
						<li key={name}>
							<Link
								to={without(name)}
								aria-label={t("list.remove", { name: labelOf(name, query[name] ?? "") })}
								preventScrollReset
							>
								{labelOf(name, query[name] ?? "")} <Icon name="close" size={16} />
							</Link>
						</li>
					))}
					{chosen.length > 1 ? (
						<li>
							<Link className={styles.reset} to={base} preventScrollReset>
								{t("list.reset")}
							</Link>
						</li>
					) : null}
				</ul>
			) : null}
			<div id="facetten" className={styles.groups} data-open={isOpen}>
				{shown.map((name) => (
					<div key={name}>
						<h2>{t(`facet.${name}`)}</h2>
						<ul>
							{facets[name]?.map(({ value, count }) => {
								const isActive = query[name] === value;
								return (
									<li key={value}>
										<Link
											to={
												isActive
													? without(name)
													: listPath(base, { ...query, [name]: value, tileCount: undefined })
											}
											aria-current={isActive ? "true" : undefined}
											rel={chosen.length > 0 ? "nofollow" : undefined}
											preventScrollReset
										>
											<span>{labelOf(name, value)}</span> <span className={styles.count}>{count}</span>
										</Link>
									</li>
								);
							})}
						</ul>
					</div>
				))}
			</div>
		</section>
	);
}
