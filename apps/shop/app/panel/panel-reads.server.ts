import { type ProductKey, productOf } from "@offizin/assortment";
import { readParameters } from "@offizin/solver";
import { FROM_FIELD, HEIGHT_FIELD, STEP_FIELD, WIDTH_FIELD } from "./read-choices.ts";

/** The query parameters that the panels of these products read: choices, quantity, and fields of a form without script. */
export function panelReads(products: readonly ProductKey[]): readonly string[] {
	return ["quantity", FROM_FIELD, STEP_FIELD, ...products.flatMap(choiceReads)];
}

function choiceReads(key: ProductKey): readonly string[] {
	const product = productOf(key);
	if (!product) return [];
	const sizes = product.options.filter(({ domain }) => domain.kind === "size").map((option) => option.key);
	return [...readParameters(product), ...sizes.flatMap((size) => [size + WIDTH_FIELD, size + HEIGHT_FIELD])];
}
