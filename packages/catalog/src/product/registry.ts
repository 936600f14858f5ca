import { merchProduct } from "../merch/merch-product.ts";
import { photoboxProduct } from "../photobox/photobox-product.ts";
import { photoprintProduct } from "../photoprint/photoprint-product.ts";
import type { Product } from "./product.ts";

/** Every product, cards first. Of those that share a configurator the first is the one that its path alone opens. */
export const products: readonly Product[] = [merchProduct, photoboxProduct, photoprintProduct];

export function productOf(key: string): Product | undefined {
	return products.find((product) => product.key === key);
}
