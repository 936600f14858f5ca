import { ok, type Result } from "@offizin/base";
import type { PriceList } from "../list/price-list.ts";
import type { PriceError } from "../quote/part.ts";
import type { PricedProduct } from "../quote/priced-product.ts";
import type { Selection } from "../quote/selection.ts";
import { pricedProducts } from "../registry.ts";

/**
 * What a square metre costs, in minor units, of what is sold by area and must say so (§ 4 PAngV, domain.md §8.3);
 * undefined for all else.
 */
export function pricePerSquareMetre(
	selection: Selection,
	list: PriceList,
): Result<number | undefined, PriceError> {
	const { perSquareMetre }: PricedProduct = pricedProducts[selection.product];
	return perSquareMetre?.(selection, list) ?? ok(undefined);
}
