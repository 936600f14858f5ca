import type { Result } from "@offizin/base";
import { type Cart, type PriceCartError, type PricedCart, priceCart, type VoucherTerms } from "@offizin/cart";
import type { ShippingChoice } from "@offizin/delivery";
import type { PricingContext } from "../prices/pricing-context.ts";

/** Prices a cart for the country of the market, sent one way, with its voucher (`voucherTermsOf`). */
export function priceCartOn(
	{ list, market, day }: PricingContext,
	cart: Cart,
	choice: ShippingChoice,
	voucher: VoucherTerms | undefined,
): Result<PricedCart, PriceCartError> {
	return priceCart(cart, {
		...{ list, market, day },
		...choice,
		voucher,
		country: market.country,
		// Samples are not sold yet.
		samplesHad: 0,
	});
}
