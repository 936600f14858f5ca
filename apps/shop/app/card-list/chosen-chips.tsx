import { Icon } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import styles from "./chosen-chips.module.css";
import type { ChosenFacet, FacetChoice } from "./facet-choice.ts";
import { useFacetWords } from "./use-facet-words.ts";

export interface ChosenChipsProps {
	readonly chosen: readonly ChosenFacet[];
	readonly choice: FacetChoice;
}

/** What is chosen, each to be taken out again. */
export function ChosenChips({ chosen, choice }: ChosenChipsProps) {
	const t = useTranslations();
	const { short } = useFacetWords();
	if (chosen.length === 0) return null;
	return (
		<ul className={styles.chosen} aria-label={t("list.chosen")}>
			{chosen.map((facet) => (
				<li key={facet.name}>
					<Link
						to={choice.addressWith(facet.name, undefined)}
						aria-label={t("list.remove", { name: short(facet) })}
						preventScrollReset
					>
						{short(facet)} <Icon name="close" size={16} />
					</Link>
				</li>
			))}
			{chosen.length > 1 ? (
				<li>
					<Link className={styles.reset} to={choice.plain} preventScrollReset>
						{t("list.reset")}
					</Link>
				</li>
			) : null}
		</ul>
	);
}
