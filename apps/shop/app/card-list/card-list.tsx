import { buttonClass, Progress } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { CardGrid } from "#app/cards/card-grid.tsx";
import { PriceNote } from "#app/cards/price-note.tsx";
import { SamplesTile } from "#app/cards/samples-tile.tsx";
import { Link } from "#app/links/link.tsx";
import { listPath } from "#app/paths.ts";
import styles from "./card-list.module.css";
import type { CardListView } from "./card-list.server.ts";
import { ChosenChips } from "./chosen-chips.tsx";
import { EmptyList } from "./empty-list.tsx";
import type { FacetChoice } from "./facet-choice.ts";
import { FacetPanel } from "./facet-panel.tsx";
import { tileAnchor, withFacet, withMoreTiles, withoutFacets } from "./list-query.ts";
import { SortLinks } from "./sort-links.tsx";

export interface CardListProps {
	/** Path of the list without its query. */
	readonly base: string;
	readonly list: CardListView;
}

/** Facets beside tiles. Everything is a link, so it works before and without script. */
export function CardList({ base, list }: CardListProps) {
	const t = useTranslations();
	const { query, chosen, cards, total, facets, sorts, pageSize } = list;
	const choice: FacetChoice = {
		valueOf: (name) => (name === "material" ? undefined : query[name]),
		addressWith: (name, value) => listPath(base, withFacet(query, name, value)),
		plain: listPath(base, withoutFacets(query)),
	};
	return (
		<div className={styles.list}>
			<FacetPanel facets={facets} choice={choice} done={t("list.show", { count: total })} />
			<section aria-label={t("nav.cards")}>
				<div className={styles.bar}>
					<p aria-live="polite">{t("list.results", { count: total })}</p>
					<SortLinks base={base} query={query} sorts={sorts} />
				</div>
				<ChosenChips chosen={chosen} choice={choice} />
				{cards.length > 0 ? (
					<>
						<CardGrid
							cards={cards}
							firstRow={3}
							anchorOf={tileAnchor}
							filler={cards.length < total ? undefined : <SamplesTile />}
						/>
						<div className={styles.end}>
							<p>{t("list.progress", { shown: cards.length, total })}</p>
							<Progress className={styles.progress} value={cards.length} max={total} aria-hidden="true" />
							{cards.length < total ? (
								<Link
									className={buttonClass("secondary")}
									to={`${listPath(base, withMoreTiles(query, pageSize))}#${tileAnchor(cards.length + 1)}`}
									preventScrollReset
									rel="nofollow"
								>
									{t("action.loadMore")}
								</Link>
							) : null}
							<p className={styles.note}>
								{t("price.tileNote")} <PriceNote />
							</p>
						</div>
					</>
				) : (
					<EmptyList chosen={chosen} choice={choice} all={t("action.allCards")} />
				)}
			</section>
		</div>
	);
}
