import type { Configuration } from "@offizin/solver";
import { productOf } from "./registry.ts";

/** What a thing is printed on and with: what decides by whom, and how its colours are seen. */
export interface Stock {
	/** "" where there is no choice of papers. */
	readonly paperType: string;
	readonly refinementType: string;
	/** Material of a picture for the wall; "" for what is printed on paper. */
	readonly materialType: string;
}

/** The option that says which material for the wall a product is printed on; undefined for what is printed on paper. */
export function materialOption(product: string): string | undefined {
	const roles = Object.entries(productOf(product)?.roles ?? {});
	return roles.find(([, role]) => role === "material")?.[0];
}

/** The stock of a product as it is chosen. */
export function stockOf(product: string, configuration: Configuration): Stock {
	const { paperType = "", refinementType = "ohne" } = configuration;
	const option = materialOption(product);
	return { paperType, refinementType, materialType: (option && configuration[option]) || "" };
}
