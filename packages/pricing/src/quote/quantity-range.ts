import type { PriceError } from "./part.ts";

/** Why a number of pieces cannot be ordered, or undefined: it must be whole and from 1 to `max` (pricing.P1). */
export function quantityError(quantity: number, max: number): PriceError | undefined {
	const isWithin = Number.isInteger(quantity) && quantity >= 1 && quantity <= max;
	return isWithin ? undefined : { code: "quantity_out_of_range", quantity, min: 1, max };
}
