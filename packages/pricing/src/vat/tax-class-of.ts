import type { ProductKey } from "@offizin/assortment";
import { pricedProducts } from "../registry.ts";
import type { TaxClass } from "../tax-class.ts";

/**
 * What a product is taxed as (domain.md §8.1): photo books at the standard rate since 2017, books with empty pages as
 * stationery.
 */
export function taxClassOf(product: ProductKey): TaxClass {
	return pricedProducts[product].taxClass;
}
