import { err, ok, type Result } from "@offizin/base";
import type { Cart, PriceCartError } from "@offizin/cart";
import { type Money, money } from "@offizin/money";
import {
	checkVoucher,
	type GiftVoucher,
	type GiftVoucherRefusal,
	giftVoucherEnds,
	redeemGiftVoucher,
	shareDiscount,
	type Voucher,
	type VoucherRefusal,
} from "@offizin/pricing";
import { priceCartOn } from "../cart/price-cart-on.ts";
import type { PricingContext } from "../prices/pricing-context.ts";
import { conditionsOf, redeemableUntil } from "./voucher-words.ts";

/** What a voucher would take off, line by line. */
export interface TriedVoucher {
	readonly kind: "amount" | "percent" | "balance";
	readonly worth: Money | { readonly perMille: number };
	readonly discount: Money;
	readonly shares: readonly { readonly lineId: string; readonly amount: number }[];
	readonly conditions: readonly string[];
}

/** Goods of a cart line by line; none where there is no cart. */
function goodsOf(cart: Cart | undefined, pricing: PricingContext) {
	const { currency } = pricing.list;
	const priced = cart ? priceCartOn(pricing, cart, { shippingType: "standard" }) : undefined;
	if (priced && !priced.ok) return priced;
	const lines = (priced?.value.lines ?? []).map(({ line, quote }) => ({
		lineId: line.id,
		price: money(quote.total, currency),
	}));
	return ok({ lines, total: priced?.value.subtotal ?? money(0, currency) });
}

/** Tries a voucher on a cart. Uses are not counted yet: orders do not redeem vouchers so far. */
export function tryVoucher(
	voucher: Voucher,
	{ cart, ordersBefore }: { readonly cart: Cart | undefined; readonly ordersBefore: number },
	pricing: PricingContext,
): Result<TriedVoucher, VoucherRefusal | PriceCartError> {
	const goods = goodsOf(cart, pricing);
	if (!goods.ok) return goods;
	const { day, site } = pricing;
	const { lines, total } = goods.value;
	const discount = checkVoucher(voucher, {
		day,
		market: site.market,
		channel: site.channel,
		goods: total,
		ordersBefore,
		usedByCustomer: 0,
		usedInAll: 0,
	});
	if (!discount.ok) return discount;
	const shares = shareDiscount(
		discount.value,
		lines.map(({ price }) => price),
	);
	return ok({
		kind: voucher.discount.kind,
		worth:
			voucher.discount.kind === "amount" ? voucher.discount.amount : { perMille: voucher.discount.perMille },
		discount: discount.value,
		shares: lines.map(({ lineId }, index) => ({ lineId, amount: shares[index]?.amount ?? 0 })),
		conditions: conditionsOf(voucher, site.locale),
	});
}

/** What a gift voucher would pay of a cart; it is money, so no line costs less. */
export function tryGiftVoucher(
	voucher: GiftVoucher,
	cart: Cart | undefined,
	pricing: PricingContext,
): Result<TriedVoucher, GiftVoucherRefusal | PriceCartError> {
	const goods = goodsOf(cart, pricing);
	if (!goods.ok) return goods;
	const redeemed = redeemGiftVoucher(voucher, goods.value.total, pricing.day);
	if (!redeemed.ok) return err(redeemed.error);
	const until = giftVoucherEnds(voucher.boughtOn);
	return ok({
		kind: "balance",
		worth: voucher.balance,
		discount: redeemed.value.paid,
		shares: [],
		conditions: [redeemableUntil(until, pricing.site.locale)],
	});
}
