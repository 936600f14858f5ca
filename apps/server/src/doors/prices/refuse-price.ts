import type { UnknownSku } from "@offizin/assortment";
import type { PriceError } from "@offizin/pricing";
import { formatConfiguration } from "@offizin/solver";
import { productWords, wordsOf } from "@offizin/words";
import type { Context } from "hono";
import { choiceFields, possibleOnly, priceFields, skuWords } from "../../nouns/prices/choice-fields.ts";
import type { SelectionError } from "../../nouns/prices/read-selection.ts";
import { localeOf } from "../http/locale-of.ts";
import { type Refused, refuse } from "../http/refuse.ts";
import { unknownFields } from "../http/unknown-fields.ts";

/** Every way a price door can say no. */
export type PriceRefusal = SelectionError | PriceError | UnknownSku;

export function refusePrice(c: Context, refusal: PriceRefusal): Refused {
	switch (refusal.code) {
		case "product_unknown":
			return refuse(c, refusal.code, { fields: { product: wordsOf(localeOf(c)).choice.product } });
		case "product_not_sold":
			return refuse(c, refusal.code);
		case "template_unknown":
			return refuse(c, refusal.code, { fields: { template: wordsOf(localeOf(c)).choice.template } });
		case "parameter_unknown":
			return refuse(c, refusal.code, {
				fields: Object.fromEntries(unknownFields(refusal.names, localeOf(c))),
			});
		case "sku_unknown":
			return refuse(c, refusal.code, { fields: { sku: skuWords(refusal, localeOf(c)) } });
		case "quantity_out_of_range": {
			const fields = priceFields(refusal, localeOf(c));
			return refuse(c, refusal.code, { fields, message: fields.quantity ?? "" });
		}
		case "price_missing":
			return refuse(c, refusal.code, { fields: priceFields(refusal, localeOf(c)) });
		case "configuration_refused": {
			const { product, error } = refusal;
			const nearest = error.code === "configuration_impossible" ? error.nearest : undefined;
			return refuse(c, error.code, {
				fields: choiceFields(product, error, localeOf(c)),
				more: nearest ? { nearest: formatConfiguration(product, nearest) } : {},
			});
		}
		case "template_differs": {
			const { product, foreign, nearest } = refusal;
			const words = productWords(product.key, localeOf(c));
			return refuse(c, "configuration_impossible", {
				fields: Object.fromEntries(foreign.map(({ option, reason }) => [option, words.because(reason)])),
				more: { nearest: formatConfiguration(product, nearest) },
			});
		}
	}
}

/** Refuses an id of a group of designs that nobody has, and says which there are. */
export function refuseGroup(c: Context, field: "designGroupId" | "id", known: readonly string[]): Refused {
	return refuse(c, "design_group_not_found", { fields: { [field]: possibleOnly(known, localeOf(c)) } });
}
