import { buttonClass, EmptyState, textLinkClass } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import type { ChosenFacet, FacetChoice } from "./facet-choice.ts";
import { useFacetWords } from "./use-facet-words.ts";

export interface EmptyListProps {
	readonly chosen: readonly ChosenFacet[];
	readonly choice: FacetChoice;
	/** What the way back to the whole list is called. */
	readonly all: string;
}

/** What was looked for and is not there, and the ways back: each filter of several, or all of them. */
export function EmptyList({ chosen, choice, all }: EmptyListProps) {
	const t = useTranslations();
	const { long } = useFacetWords();
	return (
		<EmptyState title={t("list.empty")}>
			<p>{t("list.wanted", { choice: chosen.map(long).join(", ") })}</p>
			{chosen.length > 1 ? (
				<ul>
					{chosen.map((facet) => (
						<li key={facet.name}>
							<Link
								className={textLinkClass("plain")}
								to={choice.addressWith(facet.name, undefined)}
								rel="nofollow"
							>
								{t("list.lift", { name: long(facet) })}
							</Link>
						</li>
					))}
				</ul>
			) : null}
			<Link className={buttonClass("secondary")} to={choice.plain}>
				{all}
			</Link>
		</EmptyState>
	);
}
