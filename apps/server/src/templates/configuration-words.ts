import { accessory, formatOf, packedSkus, productName } from "@offizin/assortment";
import type { Configuration } from "@offizin/solver";
import { toMm } from "@offizin/units";

/** What was chosen, in words: format with its size, paper, refinement and punching if any. */
export function configurationWords(configuration: Configuration, locale: string): string[] {
	const { formatType = "", paperType = "", refinementType = "ohne", punching = "ohne" } = configuration;
	const { width, height } = formatOf(configuration).trim;
	return [
		`${productName("format", formatType, locale)}, ${toMm(width)}\u00a0×\u00a0${toMm(height)}\u00a0mm`,
		productName("paper", paperType, locale),
		...(refinementType === "ohne" ? [] : [productName("refinement", refinementType, locale)]),
		...(punching === "ohne" ? [] : [productName("punching", punching, locale)]),
		...packedSkus(configuration).map((sku) => accessory(sku)?.nameDe ?? sku),
	];
}
