import { formatMoney } from "@offizin/money";
import type { GiftVoucherRefusal, Voucher, VoucherRefusal } from "@offizin/pricing";
import { formatDay, say, wordsOf } from "@offizin/words";

/** Why a voucher does not lower this cart, and what would help. */
export function voucherWords(refusal: VoucherRefusal | GiftVoucherRefusal, locale: string): string {
	return say(wordsOf(locale).voucher.refusal[refusal.code], valuesOf(refusal, locale), locale);
}

function valuesOf(
	refusal: VoucherRefusal | GiftVoucherRefusal,
	locale: string,
): Readonly<Record<string, string>> {
	switch (refusal.code) {
		case "voucher_not_yet_valid":
			return { day: formatDay(refusal.from, locale) };
		case "voucher_expired":
			return { day: formatDay(refusal.until, locale) };
		case "voucher_other_market":
			return { markets: refusal.markets.map((key) => key.toUpperCase()).join(", ") };
		case "voucher_other_currency":
			return { currency: refusal.currency.toUpperCase() };
		case "voucher_minimum":
			return { minimum: formatMoney(refusal.minimum, locale) };
		default:
			return {};
	}
}

/** What must be the case for a voucher to count. */
export function conditionsOf(
	{ validUntil, minimum, firstOrderOnly, perCustomer }: Voucher,
	locale: string,
): string[] {
	const { condition } = wordsOf(locale).voucher;
	return [
		...(firstOrderOnly ? [condition.firstOrder] : []),
		...(minimum ? [say(condition.minimum, { minimum: formatMoney(minimum, locale) }, locale)] : []),
		...(validUntil ? [say(condition.until, { day: formatDay(validUntil, locale) }, locale)] : []),
		...(perCustomer === 1 ? [condition.perCustomer] : []),
	];
}

/** Until when a gift voucher can be redeemed. */
export function redeemableUntil(day: string, locale: string): string {
	return say(wordsOf(locale).voucher.condition.redeemUntil, { day: formatDay(day, locale) }, locale);
}
