import type { prices as german } from "../../de/shop/prices.ts";

export const prices: typeof german = {
	standard: "Standard delivery {destination}: {price}, whatever the quantity.",
	noDelivery: "We do not deliver {destination} yet.",
	noPostage: "whatever the local rates are",
};
