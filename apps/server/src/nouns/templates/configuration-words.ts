import { accessory, formatOf, type ProductKey, packedSkus } from "@offizin/assortment";
import type { Configuration } from "@offizin/solver";
import { toMm } from "@offizin/units";
import { accessoryName, productWords } from "@offizin/words";

interface Made {
	readonly product: ProductKey;
	readonly configuration: Configuration;
}

/** What was chosen, in words. */
export function configurationWords({ product, configuration }: Made, locale: string): string[] {
	if (product === "card") return cardWords(configuration, locale);
	const { value } = productWords(product, locale);
	return Object.entries(configuration).map(([option, chosen]) => value(option, chosen));
}

/** Format with its size, paper, refinement and punching if any. */
function cardWords(configuration: Configuration, locale: string): string[] {
	const { formatType = "", paperType = "", refinementType = "ohne", punching = "ohne" } = configuration;
	const { value } = productWords("card", locale);
	const { width, height } = formatOf(configuration).trim;
	return [
		`${value("formatType", formatType)}, ${toMm(width)}\u00a0×\u00a0${toMm(height)}\u00a0mm`,
		value("paperType", paperType),
		...(refinementType === "ohne" ? [] : [value("refinementType", refinementType)]),
		...(punching === "ohne" ? [] : [value("punching", punching)]),
		...packedSkus(configuration).map((sku) => {
			const sold = accessory(sku);
			return sold ? accessoryName(sold, locale) : sku;
		}),
	];
}
