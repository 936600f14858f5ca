import { cardProduct } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import { type Cart, type CartLine, type DesignLine, type PricedCart, priceCart } from "@offizin/cart";
import { builtInBook, FIRST_PRICE_DAY, type PriceList, priceListOn } from "@offizin/pricing";
import { marketOf } from "@offizin/sites";
import { type Configuration, defaultConfiguration } from "@offizin/solver";

/** The plain folded card: nothing on it costs extra. */
export const plainCard: Configuration = defaultConfiguration(cardProduct);

/** The prices we start with, of the card brand. */
export function builtInList(market = "de"): PriceList {
	return priceListOn(builtInBook(), { channel: "papiervogel", market }, FIRST_PRICE_DAY);
}

/** A line of 50 plain cards. */
export function buildLine(overrides: Partial<DesignLine> = {}): DesignLine {
	return {
		item: "design",
		id: "line-1",
		designId: "design-1",
		revision: 3,
		template: "eukalyptus-klappkarte-a6",
		product: "card",
		configuration: plainCard,
		quantity: 50,
		...overrides,
	};
}

export function buildCart(...lines: readonly CartLine[]): Cart {
	return { id: "cart-1", version: lines.length, lines };
}

/** The cart priced for delivery within Germany. */
export function buildPricedCart(...lines: readonly CartLine[]): PricedCart {
	return priceCartIn("de", builtInList(), lines);
}

/** The cart priced by a list for delivery within a market. */
export function priceCartIn(key: string, list: PriceList, lines: readonly CartLine[]): PricedCart {
	const market = marketOf(key);
	const priced = priceCart(buildCart(...lines), {
		...{ list, market, country: market.country },
		shippingType: "standard",
		day: FIRST_PRICE_DAY,
		samplesHad: 0,
	});
	invariant(priced.ok, "the lines of a built cart have prices");
	return priced.value;
}
