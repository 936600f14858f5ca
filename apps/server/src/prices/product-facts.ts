import { cardLetter, type Product, postageClass } from "@offizin/assortment";
import { formatMoney } from "@offizin/money";
import { letterPostage } from "@offizin/pricing";
import type { Configuration } from "@offizin/solver";
import type { PriceDesk } from "./price-desk.ts";

/** What the post of the market takes for a card; undefined where it sends no such letter or we know no price. */
export function postageOf(configuration: Configuration, { market, list }: PriceDesk) {
	const letter = cardLetter(configuration);
	const postage = letter && postageClass(market.country, letter);
	if (!postage || postage.class === "parcel") return undefined;
	const price = letterPostage(market.country, postage.class, list);
	return price.ok ? { class: postage.class, name: postage.nameDe, price: price.value } : undefined;
}

/** What follows from a choice, as name and value. */
export function productFacts(product: Product, configuration: Configuration, desk: PriceDesk) {
	const facts = product.facts(configuration).map(({ nameDe, valueDe }) => ({ name: nameDe, value: valueDe }));
	const postage = product.key === "card" ? postageOf(configuration, desk) : undefined;
	if (!postage) return facts;
	const value = `${postage.name}, ${formatMoney(postage.price, desk.site.locale)}`;
	return [...facts, { name: "Porto", value }];
}
