import { buildAddress } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { deliveryAddress, orderNumber } from "./order.ts";

describe("orders", () => {
	test("[orders.O14] the 42nd order of 2026 is 26-100042, the year 2105 keeps two digits", () => {
		expect(orderNumber(42, 2026)).toBe("26-100042");
		expect(orderNumber(1, 2105)).toBe("05-100001");
	});

	test("the parcel goes to the shipping address, or to the billing address without one", () => {
		const billing = buildAddress();
		const shipping = buildAddress({ city: "Potsdam" });
		expect(deliveryAddress({ billing, shipping })).toBe(shipping);
		expect(deliveryAddress({ billing })).toBe(billing);
	});
});
