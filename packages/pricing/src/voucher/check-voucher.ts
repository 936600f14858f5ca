import { err, ok, type Result } from "@offizin/base";
import { type Money, money } from "@offizin/money";
import { roundAmount } from "../quote/quote.ts";
import type { Voucher, VoucherRefusal, VoucherUse } from "./voucher.ts";

/**
 * What a voucher takes off: never more than the goods cost (pricing.R2). Refused with the first reason that applies
 * (pricing.R1). Who is not known yet counts as somebody without orders; placing the order checks again.
 */
export function checkVoucher(voucher: Voucher, use: VoucherUse): Result<Money, VoucherRefusal> {
	const refused = refusal(voucher, use);
	if (refused) return err(refused);
	const { discount } = voucher;
	const { goods } = use;
	const wished =
		discount.kind === "amount"
			? discount.amount.amount
			: roundAmount((goods.amount * discount.perMille) / 1000, goods.currency);
	return ok(money(Math.min(wished, goods.amount), goods.currency));
}

function refusal(voucher: Voucher, use: VoucherUse): VoucherRefusal | undefined {
	const { validFrom, validUntil, markets, channels, minimum, discount } = voucher;
	const { day, goods } = use;
	if (validFrom && day < validFrom) return { code: "voucher_not_yet_valid", from: validFrom };
	if (validUntil && day > validUntil) return { code: "voucher_expired", until: validUntil };
	if (markets && !markets.includes(use.market)) return { code: "voucher_other_market", markets };
	if (channels && !channels.includes(use.channel)) return { code: "voucher_other_channel", channels };
	const sums = [...(discount.kind === "amount" ? [discount.amount] : []), ...(minimum ? [minimum] : [])];
	const foreign = sums.find(({ currency }) => currency !== goods.currency);
	if (foreign) return { code: "voucher_other_currency", currency: foreign.currency };
	if (voucher.firstOrderOnly && (use.ordersBefore ?? 0) > 0) return { code: "voucher_first_order_only" };
	if (voucher.inAll !== undefined && use.usedInAll >= voucher.inAll) return { code: "voucher_used_up" };
	if (voucher.perCustomer !== undefined && use.usedByCustomer >= voucher.perCustomer) {
		return { code: "voucher_used" };
	}
	if (minimum && goods.amount < minimum.amount) return { code: "voucher_minimum", minimum };
	return undefined;
}
