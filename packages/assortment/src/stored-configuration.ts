import { type Configuration, defaultConfiguration } from "@offizin/solver";
import type { StoredConfiguration } from "./product/product.ts";
import { designedProduct } from "./registry.ts";

interface StoredChoice {
	readonly product: string;
	readonly configuration: StoredConfiguration;
}

/** Completes a stored configuration: what it does not say is as it was then, unpunched and a card alone. */
export function readStoredConfiguration({ product: key, configuration }: StoredChoice): Configuration {
	const product = designedProduct(key);
	const told = product.readStored?.(configuration) ?? configuration;
	return Object.fromEntries(
		Object.entries(defaultConfiguration(product)).map(([option, standard]) => [
			option,
			String(told[option] ?? standard),
		]),
	);
}
