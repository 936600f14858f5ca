import type { Configuration, Product } from "@offizin/catalog/products";
import type { PriceDesk } from "./price-desk.ts";

/** What follows from a choice, as name and value. */
export function productFacts(product: Product, configuration: Configuration, _desk: PriceDesk) {
	return product.facts(configuration).map(({ nameDe, valueDe }) => ({ name: nameDe, value: valueDe }));
}
