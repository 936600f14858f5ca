import { type CardConfiguration, cardOptions } from "@offizin/assortment";
import type { Selection } from "./selection.ts";

/** So many cards, made one way, each with its accessories. */
export function cardSelection(configuration: CardConfiguration, quantity: number): Selection {
	return { product: "card", configuration: cardOptions(configuration), quantity };
}
