import { productName } from "@offizin/assortment";
import { cardFormat, paper, weightFor } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";
import type { OfficeLocale } from "./locale.ts";

const NBSP = "\u00a0";

/** What was chosen, in the words of the shop. A key this version does not know yet is shown as it is. */
export function configurationWords(
	{ formatType = "", paperType = "", refinementType = "ohne", punching = "ohne" }: Configuration,
	locale: OfficeLocale,
) {
	const made = cardFormat(formatType);
	const stock = paper(paperType);
	const weight = made && stock && weightFor(made, stock);
	const paperName = productName("paper", paperType, locale);
	return {
		format: productName("format", formatType, locale),
		paper: weight === undefined ? paperName : `${paperName}, ${weight}${NBSP}g/m²`,
		refinement: productName("refinement", refinementType, locale),
		punching: productName("punching", punching, locale),
	};
}
