import type { CartView, OrderView } from "@offizin/contract";

/** What a page says of a card's format and paper. The catalogue, with all its sheets and folds, stays on the server. */
export interface PrintedCard {
	/** Trimmed, in micrometres, and its printed faces; null for a format that is no longer made. */
	readonly format: { readonly width: number; readonly height: number; readonly pages: number } | null;
	/** In g/m²; null for a paper that is no longer in stock. */
	readonly paperWeight: number | null;
}

type Line = CartView["items"][number] | OrderView["lines"][number];

/** A line of a cart or an order as pages show it. */
export type WithCard<Of extends Line> = Of extends { readonly item: "design" | "sample" }
	? Of & { readonly card: PrintedCard }
	: Of;

export type CartWithCards = Omit<CartView, "items"> & {
	readonly items: WithCard<CartView["items"][number]>[];
};
