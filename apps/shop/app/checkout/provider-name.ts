import type { PaymentMethod } from "@offizin/orders";

/** Whose page it is that a method is paid on. */
export function providerName(method: PaymentMethod | ""): string {
	return method === "paypal" ? "PayPal" : "Stripe";
}
