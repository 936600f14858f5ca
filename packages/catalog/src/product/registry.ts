import type { Product } from "./product.ts";

/** Every product, cards first. Of those that share a configurator the first is the one that its path alone opens. */
export const products: readonly Product[] = [];

export function productOf(key: string): Product | undefined {
	return products.find((product) => product.key === key);
}
