import { buttonClass, EmptyState, textLinkClass } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { listPath } from "#app/paths.ts";
import type { CardListQuery, ChosenFacet } from "./list-query.ts";
import { useFacetWords } from "./use-facet-words.ts";

export interface EmptyListProps {
	readonly base: string;
	readonly query: CardListQuery;
	readonly chosen: readonly ChosenFacet[];
}

/** What was looked for and is not there, and the ways back: each filter of several, or all of them. */
export function EmptyList({ base, query, chosen }: EmptyListProps) {
	const t = useTranslations();
	const { withFacet } = useFacetWords();
	return (
		<EmptyState title={t("list.empty")}>
			<p>{t("list.wanted", { choice: chosen.map(withFacet).join(", ") })}</p>
			{chosen.length > 1 ? (
				<ul>
					{chosen.map((facet) => (
						<li key={facet.name}>
							<Link
								className={textLinkClass("plain")}
								to={listPath(base, { ...query, [facet.name]: undefined, tileCount: undefined })}
								rel="nofollow"
							>
								{t("list.lift", { name: withFacet(facet) })}
							</Link>
						</li>
					))}
				</ul>
			) : null}
			<Link className={buttonClass("secondary")} to={base}>
				{t("action.allCards")}
			</Link>
		</EmptyState>
	);
}
