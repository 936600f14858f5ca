import type { ProvidedMethod } from "@offizin/orders";

/** What methods of payment are called that others carry out. */
export const provided = {
	card: "Kreditkarte",
	paypal: "PayPal",
	klarna: "Klarna",
	sepa: "SEPA-Lastschrift",
} satisfies Record<ProvidedMethod, string>;
