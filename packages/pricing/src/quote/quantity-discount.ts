import { ok, type Result } from "@offizin/base";
import { type PriceList, type PriceMissing, priceIn } from "../list/price-list.ts";
import type { Part } from "./part.ts";
import { type DiscountedProduct, discountSteps } from "./quantity-discounts.ts";

/** The step of a discount that a quantity has reached; undefined below the first. */
export function discountStep(product: DiscountedProduct, quantity: number): number | undefined {
	return discountSteps[product].findLast((from) => from <= quantity);
}

/** The parts with what is taken off each piece at this quantity; shares hold from their step on (domain.md §7.3). */
export function withQuantityDiscount(
	parts: readonly Part[],
	product: DiscountedProduct,
	quantity: number,
	list: PriceList,
): Result<readonly Part[], PriceMissing> {
	const step = discountStep(product, quantity);
	if (step === undefined) return ok(parts);
	const share = priceIn(list, `${product}.discount`, String(step), "share");
	if (!share.ok) return share;
	const piece = parts.reduce((sum, { unit }) => sum + unit, 0);
	return ok([...parts, { code: `${product}.discount`, unit: (-piece * share.value) / 1000 }]);
}
