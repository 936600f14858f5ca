import { useTranslations } from "use-intl";
import type { ChosenFacet } from "./facet-choice.ts";

/** Words for what an address chooses; a value nobody knows is called that and not shown. */
export function useFacetWords() {
	const t = useTranslations();
	/** "Rot", "unbekannte Farbe". */
	const short = ({ name, label }: ChosenFacet) => label ?? t(`unknown.${name}`);
	/** "Farbe Rot"; kinds of cards say what they are by themselves. */
	const long = ({ name, label }: ChosenFacet) => {
		if (label === undefined) return t(`unknown.${name}`);
		return name === "kind" ? label : `${t(`facet.${name}`)} ${label}`;
	};
	return { short, long };
}
