import { allocate, type Money } from "@offizin/money";
import { type VatLine, vatLine } from "../quote/quote.ts";

/**
 * VAT of a basket by rate, in the order in which the rates come: taken out of the sum of each rate, with shipping
 * shared in proportion to the goods by largest remainder (pricing.V5). Goods that cost nothing share equally.
 */
export function basketVat(
	goods: readonly { readonly rate: number; readonly gross: number }[],
	shipping: Money,
): readonly VatLine[] {
	const sums = new Map<number, number>();
	for (const { rate, gross } of goods) sums.set(rate, (sums.get(rate) ?? 0) + gross);
	if (sums.size === 0) return [];
	const weights = [...sums.values()];
	const shares = allocate(shipping, weights.some((weight) => weight > 0) ? weights : weights.map(() => 1));
	return [...sums].map(([rate, gross], index) =>
		vatLine(gross + (shares[index]?.amount ?? 0), shipping.currency, rate),
	);
}
