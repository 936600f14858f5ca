import type { CardConfiguration } from "@offizin/catalog";
import type { Selection } from "./selection.ts";

/** The option of a card that a SKU is a value of, by what the SKU begins with. */
function optionOf(sku: string): string {
	const kind = sku.split("-", 1)[0] ?? sku;
	return kind === "standard" ? "standFoot" : kind;
}

/** So many cards, made one way, each with its accessories. */
export function cardSelection(configuration: CardConfiguration, quantity: number): Selection {
	const { accessories, ...printed } = configuration;
	const packed = accessories.map((sku) => [optionOf(sku), sku]);
	return { product: "card", configuration: { ...printed, ...Object.fromEntries(packed) }, quantity };
}
