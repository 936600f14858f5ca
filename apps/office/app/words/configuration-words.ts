import { cardFormat, paper, weightFor } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";
import type { OfficeWords } from "./load-words.ts";
import type { Say } from "./office-intl.tsx";

type CardWords = OfficeWords["card"];

/** What a card is made of, in words; what this version does not know yet is shown as it is. */
function named<Kind extends keyof CardWords>(kind: Kind, value: string, t: Say): string {
	const key = `card.${kind}.${value}` as `card.format.${keyof CardWords["format"]}`;
	return t.has(key) ? t(key) : value;
}

/** What was chosen, in the words of the shop. */
export function configurationWords(
	{ formatType = "", paperType = "", refinementType = "ohne", punching = "ohne" }: Configuration,
	t: Say,
) {
	const made = cardFormat(formatType);
	const stock = paper(paperType);
	const weight = made && stock && weightFor(made, stock);
	const paperName = named("paper", paperType, t);
	return {
		format: named("format", formatType, t),
		paper: weight === undefined ? paperName : `${paperName}, ${t("measure.grammage", { grammage: weight })}`,
		refinement: named("refinement", refinementType, t),
		punching: named("punching", punching, t),
	};
}
