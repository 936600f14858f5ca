import { invariant } from "@offizin/base";
import { type Address, type Order, type PlaceOrderRequest, placeOrder } from "@offizin/orders";
import { buildLine, buildPricedCart } from "./build-cart.ts";
import { sequentialIds } from "./sequential-ids.ts";

export function buildAddress(overrides: Partial<Address> = {}): Address {
	return {
		firstName: "Änne",
		lastName: "D’Angelo-Weiß",
		street: "Straße des 17. Juni 135",
		postalCode: "10623",
		city: "Berlin",
		country: "DE",
		...overrides,
	};
}

/** A request that is granted: 50 plain cards on invoice to Berlin, the total as shown. */
export function buildOrderRequest(overrides: Partial<PlaceOrderRequest> = {}): PlaceOrderRequest {
	const priced = overrides.priced ?? buildPricedCart(buildLine());
	return {
		site: { channel: "papiervogel", market: "de", locale: "de-DE" },
		priced,
		contact: { email: "aenne@example.org" },
		billing: buildAddress(),
		shippingType: "standard",
		payment: "invoice",
		provided: [],
		expectedTotal: priced.total,
		...overrides,
	};
}

/** The order of that request, placed on Tuesday 17 November 2026 at 10:00 in Berlin. */
export function buildOrder(overrides: Partial<PlaceOrderRequest> = {}): Order {
	const order = placeOrder(buildOrderRequest(overrides), {
		now: "2026-11-17T09:00:00.000Z",
		orderNumber: "26-100042",
		newId: sequentialIds("order-line"),
	});
	invariant(order.ok, "a built order request is granted");
	return order.value;
}
