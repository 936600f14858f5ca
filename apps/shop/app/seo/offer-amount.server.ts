import type { Money } from "@offizin/money";

/** An amount as machines read it (schema.org): "4.99", "EUR". Every currency of ours has hundredths. */
export function offerAmount({ amount, currency }: Money) {
	return { amount: (amount / 100).toFixed(2), currency: currency.toUpperCase() };
}
