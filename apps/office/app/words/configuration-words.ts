import { productName } from "@offizin/assortment";
import { cardFormat, paper, weightFor } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";

const NBSP = "\u00a0";

/** The workshop speaks German, whatever the customer speaks. */
const LOCALE = "de-DE";

/** What was chosen, in the words of the shop. A key this version does not know yet is shown as it is. */
export function configurationWords({
	formatType = "",
	paperType = "",
	refinementType = "ohne",
	punching = "ohne",
}: Configuration) {
	const made = cardFormat(formatType);
	const stock = paper(paperType);
	const weight = made && stock && weightFor(made, stock);
	const paperName = productName("paper", paperType, LOCALE);
	return {
		format: productName("format", formatType, LOCALE),
		paper: weight === undefined ? paperName : `${paperName}, ${weight}${NBSP}g/m²`,
		refinement: productName("refinement", refinementType, LOCALE),
		punching: productName("punching", punching, LOCALE),
	};
}
