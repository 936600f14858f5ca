import { invariant } from "@offizin/base";
import { type Money, money } from "./money.ts";

/**
 * Splits `total` in proportion to `weights` by largest remainder, the first of equals; the shares always sum to
 * `total`. Throws for negative weights and when all are zero.
 */
export function allocate(total: Money, weights: readonly number[]): Money[] {
	const sum = weights.reduce((a, b) => a + b, 0);
	invariant(
		sum > 0 && weights.every((w) => w >= 0),
		`weights must be ≥ 0 with a positive sum, got [${weights}]`,
	);
	// Remainders of whole weights stay whole, so that equal ones are equal and not a float apart.
	const parts = weights.map((weight, index) => {
		const product = total.amount * weight;
		const share = Math.floor(product / sum);
		return { index, share, remainder: product - share * sum };
	});
	const shares = parts.map(({ share }) => share);
	const missing = total.amount - shares.reduce((a, b) => a + b, 0);
	const byRemainder = parts.toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
	for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
	return shares.map((amount) => money(amount, total.currency));
}
