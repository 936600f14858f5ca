import { err, invariant, ok, type Result } from "@offizin/base";
import { type Cart, emptyCart, type PriceCartError, type VoucherTerms } from "@offizin/cart";
import { type Money, money } from "@offizin/money";
import {
	type GiftVoucher,
	type GiftVoucherRefusal,
	giftVoucherEnds,
	redeemGiftVoucher,
	shareDiscount,
	type VoucherRefusal,
} from "@offizin/pricing";
import type { PricingContext } from "../prices/pricing-context.ts";
import { conditionsOf, redeemableUntil } from "../vouchers/voucher-words.ts";
import { priceCartOn } from "./price-cart-on.ts";

/** What a voucher would take off, line by line. */
export interface TriedVoucher {
	readonly kind: "amount" | "percent" | "balance";
	readonly worth: Money | { readonly perMille: number };
	readonly discount: Money;
	readonly shares: readonly { readonly lineId: string; readonly amount: number }[];
	readonly conditions: readonly string[];
}

/** Tries a voucher on a cart, in place of its own. */
export function tryVoucher(
	terms: VoucherTerms,
	cart: Cart | undefined,
	pricing: PricingContext,
): Result<TriedVoucher, VoucherRefusal | PriceCartError> {
	const priced = priceCartOn(pricing, cart ?? emptyCart(""), { shippingType: "standard" }, terms);
	if (!priced.ok) return priced;
	const discount = priced.value.voucher?.discount;
	invariant(discount, "a cart that is priced with a voucher has one");
	if (!discount.ok) return discount;
	const { currency } = pricing.list;
	const goods = priced.value.lines.filter(({ line }) => line.item !== "voucher");
	const shares = shareDiscount(
		discount.value,
		goods.map(({ quote }) => money(quote.total, currency)),
	);
	const { voucher } = terms;
	return ok({
		kind: voucher.discount.kind,
		worth:
			voucher.discount.kind === "amount" ? voucher.discount.amount : { perMille: voucher.discount.perMille },
		discount: discount.value,
		shares: goods.map(({ line }, index) => ({ lineId: line.id, amount: shares[index]?.amount ?? 0 })),
		conditions: conditionsOf(voucher, pricing.site.locale),
	});
}

/** What a gift voucher would pay of a cart; it is money, so no line costs less. */
export function tryGiftVoucher(
	voucher: GiftVoucher,
	cart: Cart | undefined,
	pricing: PricingContext,
): Result<TriedVoucher, GiftVoucherRefusal | PriceCartError> {
	const priced = priceCartOn(pricing, cart ?? emptyCart(""), { shippingType: "standard" }, undefined);
	if (!priced.ok) return priced;
	const redeemed = redeemGiftVoucher(voucher, priced.value.subtotal, pricing.day);
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
