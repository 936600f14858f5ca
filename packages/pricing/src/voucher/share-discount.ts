import { invariant } from "@offizin/base";
import { allocate, type Money, money } from "@offizin/money";

/**
 * Each line's part of a discount, in proportion to what it costs, by largest remainder: the parts add up to the
 * discount and no line falls below zero (pricing.R3). Throws for a discount above the sum of the lines.
 */
export function shareDiscount(discount: Money, lines: readonly Money[]): Money[] {
	const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
	invariant(discount.amount >= 0 && discount.amount <= goods, `a discount of ${discount.amount} on ${goods}`);
	if (goods === 0) return lines.map(() => money(0, discount.currency));
	return allocate(
		discount,
		lines.map(({ amount }) => amount),
	);
}
