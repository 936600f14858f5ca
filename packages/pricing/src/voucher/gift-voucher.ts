import { err, ok, type Result } from "@offizin/base";
import { type Day, yearOf } from "@offizin/calendar-days";
import { type Currency, type Money, money } from "@offizin/money";

/** Prepaid money: a multi-purpose voucher, taxed only when it is redeemed (domain.md §8.1). */
export interface GiftVoucher {
	readonly code: string;
	readonly balance: Money;
	readonly boughtOn: Day;
}

export type GiftVoucherRefusal =
	| { readonly code: "voucher_expired"; readonly until: Day }
	| { readonly code: "voucher_other_currency"; readonly currency: Currency }
	| { readonly code: "voucher_empty" };

/** Three years from the end of the year it was bought in (§§ 195, 199 BGB): the last day it can be redeemed. */
export function giftVoucherEnds(boughtOn: Day): Day {
	return `${yearOf(boughtOn) + 3}-12-31`;
}

/** Pays as much of `due` as the balance holds; `paid` and `left` add up to the balance before (pricing.R4). */
export function redeemGiftVoucher(
	{ balance, boughtOn }: GiftVoucher,
	due: Money,
	day: Day,
): Result<{ readonly paid: Money; readonly left: Money }, GiftVoucherRefusal> {
	const until = giftVoucherEnds(boughtOn);
	if (day > until) return err({ code: "voucher_expired", until });
	if (balance.currency !== due.currency) {
		return err({ code: "voucher_other_currency", currency: balance.currency });
	}
	if (balance.amount === 0) return err({ code: "voucher_empty" });
	const paid = Math.min(balance.amount, due.amount);
	return ok({
		paid: money(paid, due.currency),
		left: money(balance.amount - paid, due.currency),
	});
}
