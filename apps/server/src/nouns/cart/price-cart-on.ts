import type { Result } from "@offizin/base";
import { type Cart, type PriceCartError, type PricedCart, priceCart } from "@offizin/cart";
import type { PricingContext } from "../prices/pricing-context.ts";

/** Prices a cart for delivery to a country, by default within the market. */
export function priceCartOn(
	{ list, market, day }: PricingContext,
	cart: Cart,
	country?: string,
): Result<PricedCart, PriceCartError> {
	return priceCart(cart, {
		list,
		market,
		shippingType: "standard",
		country: country ?? market.country,
		day,
		// Samples are not sold yet.
		samplesHad: 0,
	});
}
