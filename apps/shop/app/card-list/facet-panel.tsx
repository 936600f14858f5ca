import { Icon } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { useWord } from "#app/messages/use-word.ts";
import { listPath } from "#app/paths.ts";
import type { FacetOption } from "./card-list.server.ts";
import styles from "./facet-panel.module.css";
import { type CardListQuery, type ChosenFacet, type FacetName, facetNames } from "./list-query.ts";
import { useFacetWords } from "./use-facet-words.ts";

export interface FacetPanelProps {
	readonly base: string;
	readonly query: CardListQuery;
	readonly facets: Readonly<Partial<Record<FacetName, readonly FacetOption[]>>>;
	readonly chosen: readonly ChosenFacet[];
}

/** Facets with counts; what is chosen stands above and can be taken out again. On small screens it folds away. */
export function FacetPanel({ base, query, facets, chosen }: FacetPanelProps) {
	const t = useTranslations();
	const word = useWord();
	const [isOpen, setOpen] = useState(false);
	const { short } = useFacetWords();
	const labelOf = (name: FacetName, { value, name: own }: FacetOption) =>
		name === "theme" ? (own ?? "") : word(name, value);
	const without = (name: FacetName) => listPath(base, { ...query, [name]: undefined, tileCount: undefined });
	const shown = facetNames.filter((name) => facets[name]?.length);
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
					{chosen.map((facet) => (
						<li key={facet.name}>
							<Link
								to={without(facet.name)}
								aria-label={t("list.remove", { name: short(facet) })}
								preventScrollReset
							>
								{short(facet)} <Icon name="close" size={16} />
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
							{facets[name]?.map((option) => {
								const { value, count } = option;
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
											<span>{labelOf(name, option)}</span> <span className={styles.count}>{count}</span>
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
