import { invariant } from "@offizin/base";

/** ISO 4217 codes in lower case (spec 3.2-2). */
export const currencies = ["chf", "eur", "gbp", "usd"] as const;
export type Currency = (typeof currencies)[number];

/** An amount in whole minor units (cents, Rappen), gross unless said otherwise. */
export interface Money {
	readonly amount: number;
	readonly currency: Currency;
}

/** Throws when `amount` is not a whole number of minor units. */
export function money(amount: number, currency: Currency): Money {
	invariant(Number.isSafeInteger(amount), `money needs whole minor units, got ${amount}`);
	return { amount, currency };
}

/** Sum of amounts in one currency; throws when currencies are mixed. */
export function addMoney(first: Money, ...rest: readonly Money[]): Money {
	return rest.reduce((sum, next) => {
		invariant(next.currency === sum.currency, `cannot add ${next.currency} to ${sum.currency}`);
		return money(sum.amount + next.amount, sum.currency);
	}, first);
}

/** Floats miss a half by far less than this, and no price has a fraction that is nearer to one. */
const HALF_TOLERANCE = 1e-8;

/** Commercial rounding (half away from zero): the one rounding rule of the shop. */
export function roundMinor(value: number): number {
	// Adding zero turns −0 into 0: JSON does not keep −0, so a stored amount would differ from the computed one.
	return Math.sign(value) * Math.round(Math.abs(value) + HALF_TOLERANCE) + 0;
}
