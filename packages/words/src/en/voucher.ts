import type { voucher as german } from "../de/voucher.ts";

export const voucher: typeof german = {
	refusal: {
		voucher_not_yet_valid: "This voucher is not valid before {day}.",
		voucher_expired: "This voucher was valid until {day}.",
		voucher_other_market: "This voucher is valid in these countries only: {markets}.",
		voucher_other_channel: "This voucher is valid in our other shop.",
		voucher_other_currency: "This voucher is in {currency}. Please redeem it in the shop with this currency.",
		voucher_minimum:
			"This voucher is valid for goods worth {minimum} or more. Add something else to your basket.",
		voucher_first_order_only: "This voucher is valid for a first order only.",
		voucher_used: "You have already redeemed this voucher.",
		voucher_used_up: "This voucher has been redeemed as often as it was given out.",
		voucher_empty: "There is nothing left on this voucher.",
	},
	condition: {
		firstOrder: "Valid for a first order.",
		minimum: "Valid for goods worth {minimum} or more.",
		until: "Valid until {day}.",
		perCustomer: "Once per customer.",
		redeemUntil: "Can be redeemed until {day}.",
	},
};
