import { expect, test } from "vitest";
import { deliveryDate } from "./delivery-date.ts";

test("the example of the README", () => {
	expect(
		deliveryDate({
			orderedAt: "2026-11-17T10:59:00+01:00",
			shippingType: "standard",
			destination: { country: "DE" },
			productionDays: 2,
		}),
	).toEqual({ ok: true, value: { handedOver: "2026-11-18", date: "2026-11-24" } });
});
