/**
 * What travels together: goods in one parcel, each of the others by itself. Ribbons come from elsewhere (spec 3.7-6),
 * samples go as a letter, and what is longer than a parcel may be goes with a forwarder.
 */
export const carriages = ["parcel", "ribbon", "letter", "forwarder"] as const;
export type Carriage = (typeof carriages)[number];

/**
 * Why a basket cannot go faster than the standard way (delivery.D12): a forwarder has one way, ribbons and letters only
 * that.
 */
export function noFasterWay(
	basket: readonly { readonly carriage: Carriage }[],
): "oversize" | "type_not_offered" | undefined {
	if (basket.some(({ carriage }) => carriage === "forwarder")) return "oversize";
	const hasParcel = basket.some(({ carriage }) => carriage === "parcel");
	return basket.length > 0 && !hasParcel ? "type_not_offered" : undefined;
}

/** Something to be made and sent. */
export interface DeliveryItem {
	/** Of the line it belongs to; a line can have several. */
	readonly id: string;
	readonly productionDays: number;
	readonly carriage: Carriage;
	readonly allowsSameDay: boolean;
}
