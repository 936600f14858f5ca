import { invariant } from "@offizin/base";
import { type Money, money } from "./money.ts";

/** Splits `total` in proportion to `weights` by largest remainder; the shares always sum to `total`. */
export function allocate(total: Money, weights: readonly number[]): Money[] {
	const sum = weights.reduce((a, b) => a + b, 0);
	invariant(
		sum > 0 && weights.every((w) => w >= 0),
		`weights must be ≥ 0 with a positive sum, got [${weights}]`,
	);
	const exact = weights.map((weight) => (total.amount * weight) / sum);
	const shares = exact.map(Math.floor);
	const missing = total.amount - shares.reduce((a, b) => a + b, 0);
	const byRemainder = exact
		.map((value, index) => ({ index, remainder: value - Math.floor(value) }))
		.sort((a, b) => b.remainder - a.remainder || a.index - b.index);
	for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
	return shares.map((amount) => money(amount, total.currency));
}
