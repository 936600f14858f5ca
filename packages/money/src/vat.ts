import { type Money, money, roundMinor } from "./money.ts";

/** VAT contained in a gross amount. `rate` in per mille: 190 is 19 %. */
export interface VatShare {
	readonly rate: number;
	readonly net: Money;
	readonly vat: Money;
}

/** Takes the VAT out of a gross amount; net and VAT always add up to the gross. */
export function vatIncluded(gross: Money, rate: number): VatShare {
	const net = money(roundMinor((gross.amount * 1000) / (1000 + rate)), gross.currency);
	return { rate, net, vat: money(gross.amount - net.amount, gross.currency) };
}
