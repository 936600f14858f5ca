import { err, invariant, ok, type Result } from "@offizin/base";
import {
	type CardConfiguration,
	isQuantity,
	MAX_QUANTITY,
	type Market,
	MIN_QUANTITY,
	papers,
	quantityLadder,
} from "@offizin/catalog";
import { type Money, money } from "@offizin/money";
import { cardUnitPrices, type PriceMissing } from "./card-unit-prices.ts";
import type { PriceList } from "./price-list.ts";
import { type Quote, quoteOf } from "./quote.ts";

export type PriceError =
	| {
			readonly code: "quantity_out_of_range";
			readonly quantity: number;
			readonly min: number;
			readonly max: number;
	  }
	| PriceMissing;

/**
 * The price of a card, explained (P1 to P5). Whether the configuration can be made is the catalogue's question
 * and must be answered before. Throws when list and market differ in currency.
 */
export function quoteCard(
	selection: { readonly configuration: CardConfiguration; readonly quantity: number },
	list: PriceList,
	market: Market,
): Result<Quote, PriceError> {
	const { configuration, quantity } = selection;
	if (!isQuantity(quantity)) {
		return err({ code: "quantity_out_of_range", quantity, min: MIN_QUANTITY, max: MAX_QUANTITY });
	}
	const units = cardUnitPrices(configuration, quantity, list);
	return units.ok ? ok(quoteOf(units.value, quantity, list, market)) : units;
}

/** One entry per quantity of the ladder, for the product page; an error when any of them has no price. */
export type PriceStep = Pick<Quote, "quantity" | "unit" | "total">;

export function priceLadder(
	configuration: CardConfiguration,
	list: PriceList,
	market: Market,
): Result<readonly PriceStep[], PriceError> {
	const steps: PriceStep[] = [];
	for (const quantity of quantityLadder) {
		const quote = quoteCard({ configuration, quantity }, list, market);
		if (!quote.ok) return quote;
		steps.push({ quantity, unit: quote.value.unit, total: quote.value.total });
	}
	return ok(steps);
}

/**
 * The lowest unit price a card of this format can really be bought for, for "ab" (§ 3 PAngV; domain.md §8.3).
 * Throws when the format has no price: such a card must not be listed.
 */
export function fromPrice(formatType: string, list: PriceList, market: Market): Money {
	invariant(list.currency === market.currency, `list ${list.id} is not in the currency of ${market.key}`);
	// Surcharges are never negative (checkPriceList), so no refinement can lower a price.
	const units = papers.flatMap((stock) =>
		quantityLadder.flatMap((quantity) => {
			const configuration = {
				formatType,
				paperType: stock.key,
				refinementType: "ohne",
				punching: "ohne",
			} as const;
			const prices = cardUnitPrices(configuration, quantity, list);
			return prices.ok ? [prices.value.reduce((sum, { unit }) => sum + unit, 0)] : [];
		}),
	);
	invariant(units.length > 0, `no price for format ${formatType} in list ${list.id}`);
	return money(Math.min(...units), list.currency);
}
