import type { provided as german } from "../de/provided.ts";

export const provided: typeof german = {
	card: "Card",
	paypal: "PayPal",
	klarna: "Klarna",
	sepa: "SEPA direct debit",
};
