/** Ways of sending a parcel that can be chosen (spec 3.7-9); the same-day surcharge goes on top of any. */
export const shippingTypes = ["standard", "express", "saturday"] as const;
export type ShippingType = (typeof shippingTypes)[number];

/** How a basket is sent: a way, and whether it is made before everything else, for the surcharge. */
export interface ShippingChoice {
	readonly shippingType: ShippingType;
	readonly sameDay?: boolean;
}

/** We do not deliver there at all, not this way, or not these things this way. */
export interface ShippingNotAvailable {
	readonly code: "shipping_not_available";
	readonly shippingType: ShippingType;
	readonly country: string;
	readonly reason: "country_not_served" | "type_not_offered" | "oversize";
}
