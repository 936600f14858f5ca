import type { Product } from "@offizin/assortment";
import { ok } from "@offizin/base";
import {
	announcedReduction,
	priceLadder,
	pricePerSquareMetre,
	type Quote,
	type QuoteLine,
	quoteSelection,
	type Selection,
	type VatLine,
} from "@offizin/pricing";
import { type Configuration, formatConfiguration } from "@offizin/solver";
import { lineName } from "@offizin/words";
import { deliveryOf, deliveryView, type PricingContext, termsOf } from "./pricing-context.ts";

/** A quote in the shape of the contract, its lines in words. */
export function viewQuote(quote: Quote, locale: string, configuration?: Configuration) {
	return {
		...quote,
		lines: viewQuoteLines(quote.lines, locale, configuration),
		vat: viewVat(quote.vat),
	};
}

export function viewQuoteLines(lines: readonly QuoteLine[], locale: string, configuration?: Configuration) {
	return lines.map((line) => ({ ...line, name: lineName(line.code, locale, configuration) }));
}

export function viewVat(vat: readonly VatLine[]) {
	return vat.map((line) => ({ ...line }));
}

/** The quote of a selection with its date and all that must stand beside a price. */
export function datedQuote(selection: Selection, pricing: PricingContext) {
	const quote = quoteSelection(selection, termsOf(pricing, selection.product));
	if (!quote.ok) return quote;
	const reduction = announcedReduction(selection, {
		book: pricing.book,
		scope: pricing.site,
		day: pricing.day,
	});
	if (!reduction.ok) return reduction;
	const perSquareMetre = pricePerSquareMetre(selection, pricing.list);
	if (!perSquareMetre.ok) return perSquareMetre;
	return ok({
		...viewQuote(quote.value, pricing.site.locale, selection.configuration),
		...deliveryView(pricing, deliveryOf(pricing, selection)),
		...(reduction.value ? { reduction: { ...reduction.value } } : {}),
		...(perSquareMetre.value === undefined ? {} : { perSquareMetre: perSquareMetre.value }),
	});
}

/** Unit and total for every quantity offered. */
export function ladderOf(selection: Selection, pricing: PricingContext) {
	const ladder = priceLadder(selection, termsOf(pricing, selection.product));
	return ladder.ok ? ok(ladder.value.map((step) => ({ ...step }))) : ladder;
}

/** What every price call answers: the quote, what it is for, and the ladder. */
export function priceAnswer(product: Product, selection: Selection, pricing: PricingContext) {
	const quote = datedQuote(selection, pricing);
	if (!quote.ok) return quote;
	const ladder = ladderOf(selection, pricing);
	if (!ladder.ok) return ladder;
	const { configuration } = selection;
	return ok({
		...quote.value,
		configuration: { ...configuration },
		query: formatConfiguration(product, configuration),
		ladder: ladder.value,
	});
}
