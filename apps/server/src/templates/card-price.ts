import { ok, type Result } from "@offizin/base";
import { type CardConfiguration, MAX_QUANTITY, type Market, MIN_QUANTITY } from "@offizin/catalog";
import { deliveryDate, type PriceError, priceLadder, type Quote, quoteCard } from "@offizin/pricing";
import { priceListOf } from "./price-list-of.ts";

interface PriceRequest {
	readonly configuration: CardConfiguration;
	readonly quantity: number;
}

interface PriceAnswer extends Quote {
	/** ISO day. */
	readonly delivery: string;
	readonly ladder: readonly { quantity: number; unit: number; total: number }[];
}

/** Price, ladder and delivery date of a card ordered now. */
export function cardPrice(request: PriceRequest, market: Market, now: Date): Result<PriceAnswer, PriceError> {
	const list = priceListOf(market);
	const quote = quoteCard(request, list, market);
	if (!quote.ok) return quote;
	const ladder = priceLadder(request.configuration, list, market);
	if (!ladder.ok) return ladder;
	const { date } = deliveryDate({
		orderedAt: now.toISOString(),
		configuration: request.configuration,
		shippingType: "standard",
		country: market.country,
	});
	return ok({ ...quote.value, delivery: date, ladder: ladder.value });
}

/** What is wrong with a price request, per field. */
export function priceFields(error: PriceError): Record<string, string> {
	if (error.code === "price_missing") return { [error.field]: "Dafür gibt es noch keinen Preis." };
	return { quantity: `Möglich sind ${MIN_QUANTITY} bis ${MAX_QUANTITY} Stück.` };
}
