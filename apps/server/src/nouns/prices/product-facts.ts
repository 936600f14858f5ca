import { type PostageClass, type Product, postageClass } from "@offizin/assortment";
import { formatMoney } from "@offizin/money";
import { letterPostage } from "@offizin/pricing";
import type { Configuration } from "@offizin/solver";
import { priceHeadName, productWords, wordsOf } from "@offizin/words";
import type { PricingContext } from "./pricing-context.ts";

/** What the post of the market takes for it; undefined for what is no letter there, or where we know no price. */
export function postageOf(
	product: Product,
	configuration: Configuration,
	{ market, list, site }: PricingContext,
) {
	const letter = product.letter?.(configuration);
	const postage = letter && postageClass(market.country, letter);
	if (!postage || postage.class === "parcel") return undefined;
	const price = letterPostage(market.country, postage.class, list);
	return price.ok
		? { class: postage.class, name: letterName(postage.class, site.locale), price: price.value }
		: undefined;
}

function letterName(letter: Exclude<PostageClass, "parcel">, locale: string): string {
	return priceHeadName("postage.letter", "columns", { key: letter }, locale);
}

/** What follows from a choice, as name and value. */
export function productFacts(product: Product, configuration: Configuration, pricing: PricingContext) {
	const { locale } = pricing.site;
	const facts = product.facts(configuration).map(productWords(product.key, locale).fact);
	const postage = postageOf(product, configuration, pricing);
	if (!postage) return facts;
	const value = `${postage.name}, ${formatMoney(postage.price, locale)}`;
	return [...facts, { name: wordsOf(locale).postage, value }];
}
