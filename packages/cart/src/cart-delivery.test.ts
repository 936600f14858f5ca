import { plainCard } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { cartDelivery } from "./cart-delivery.ts";

const terms = { orderedAt: "2026-11-17T09:00:00Z", shippingType: "standard", country: "DE" } as const;
const plain = { configuration: plainCard };
const foil = { configuration: { ...plainCard, refinementType: "gold" } } as const;

describe("[C8] one parcel", () => {
	test("the slowest line sets the date, wherever it stands", () => {
		const slow = { handedOver: "2026-11-20", date: "2026-11-26" };
		expect(cartDelivery([plain, foil], terms)).toEqual(slow);
		expect(cartDelivery([foil, plain], terms)).toEqual(slow);
		expect(cartDelivery([plain], terms)).toEqual({ handedOver: "2026-11-18", date: "2026-11-24" });
	});

	test("an empty cart has no date", () => {
		expect(cartDelivery([], terms)).toBeUndefined();
	});
});
