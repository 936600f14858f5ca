import type { ProductKey } from "@offizin/assortment";
import type { Configuration } from "@offizin/solver";

/** What is bought: a product, made one way, so many times. Whether it can be made is the catalogue's question. */
export interface Selection {
	readonly product: ProductKey;
	readonly configuration: Configuration;
	readonly quantity: number;
}
