import type { Result } from "@offizin/base";
import { type Cart, type PriceCartError, type PricedCart, priceCart } from "@offizin/cart";
import type { ShippingChoice } from "@offizin/delivery";
import type { PricingContext } from "../prices/pricing-context.ts";

/** Prices a cart for the country of the market, sent one way. */
export function priceCartOn(
	{ list, market, day }: PricingContext,
	cart: Cart,
	choice: ShippingChoice,
): Result<PricedCart, PriceCartError> {
	return priceCart(cart, {
		...{ list, market, day },
		...choice,
		country: market.country,
		// Samples are not sold yet.
		samplesHad: 0,
	});
}
