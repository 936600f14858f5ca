import { invariant, ok, type Result } from "@offizin/base";
import type { CardConfiguration, Market } from "@offizin/catalog";
import {
	cardSelection,
	deliveryDate,
	type PriceError,
	priceLadder,
	productionDays,
	type Quote,
	quoteSelection,
} from "@offizin/pricing";
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
	const selection = cardSelection(request.configuration, request.quantity);
	const terms = { list: priceListOf(market), vatRate: market.vatRate };
	const quote = quoteSelection(selection, terms);
	if (!quote.ok) return quote;
	const ladder = priceLadder(selection, terms);
	if (!ladder.ok) return ladder;
	const promise = deliveryDate({
		orderedAt: now.toISOString(),
		productionDays: productionDays(selection),
		shippingType: "standard",
		destination: { country: market.country },
	});
	invariant(promise.ok, `no delivery in market ${market.key}`);
	return ok({ ...quote.value, delivery: promise.value.date, ladder: ladder.value });
}

/** The option of a card that each price table belongs to. */
const fieldOfTable: Readonly<Record<string, keyof CardConfiguration>> = {
	"card.factor": "formatType",
	"card.fixed": "formatType",
	"card.base": "formatType",
	"card.paper": "paperType",
	"card.refinement": "refinementType",
	"card.punching": "punching",
};

/** What is wrong with a price request, per field. */
export function priceFields(error: PriceError): Record<string, string> {
	if (error.code === "price_missing") {
		return { [fieldOfTable[error.table] ?? "accessories"]: "Dafür gibt es noch keinen Preis." };
	}
	return { quantity: `Möglich sind ${error.min} bis ${error.max} Stück.` };
}
