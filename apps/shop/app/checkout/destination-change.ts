import type { CartView } from "@offizin/contract";

/** What a cart costs where it goes, as far as another country changes it. */
export interface DestinationTerms {
	readonly country: string;
	readonly cart: Pick<CartView, "subtotal" | "total" | "vat" | "delivery"> & {
		/** Of the cheapest way. */
		readonly shipping: CartView["shipping"];
	};
}

/** A parcel goes to another country than prices were shown for: what changes, before it does. */
export interface DestinationChange {
	readonly before: DestinationTerms;
	readonly after: DestinationTerms;
}

export function destinationTerms({
	country,
	subtotal,
	shipping,
	total,
	vat,
	delivery,
}: CartView): DestinationTerms {
	return { country, cart: { subtotal, shipping, total, vat, delivery } };
}
