import type { CardConfiguration } from "@offizin/catalog";
import { cardOptions } from "@offizin/catalog/products";
import type { Selection } from "./selection.ts";

/** So many cards, made one way, each with its accessories. */
export function cardSelection(configuration: CardConfiguration, quantity: number): Selection {
	return { product: "card", configuration: cardOptions(configuration), quantity };
}
