import { type ProductKey, productOf } from "@offizin/assortment";
import { type ChannelKey, marketOf } from "@offizin/sites";
import { type Configuration, defaultConfiguration, violations } from "@offizin/solver";
import { builtInBook } from "../book/built-in-book.ts";
import { priceListOn } from "../book/price-list-on.ts";
import type { PriceTerms, Quote } from "../quote/quote.ts";
import type { Selection } from "../quote/selection.ts";
import { vatRateOf } from "../vat/vat-rate-of.ts";
import { quoteSelection } from "./quote-selection.ts";

/** A market of each price list. */
export const pricedMarkets = ["de", "ch", "gb", "us"] as const;

export function termsOf(market: string, channel: ChannelKey = "papiervogel"): PriceTerms {
	const day = "2026-11-20";
	const rate = vatRateOf({ country: marketOf(market).country }, "standard", day);
	return {
		list: priceListOn(builtInBook(), { channel, market }, day),
		vatRate: rate.ok ? rate.value : undefined,
	};
}

/** So many cards, made one way. */
export function cards(configuration: Configuration, quantity: number): Selection {
	return { product: "card", configuration, quantity };
}

export function quoteOn(selection: Selection, terms: PriceTerms): Quote {
	const quote = quoteSelection(selection, terms);
	if (!quote.ok) throw new Error(`no quote: ${JSON.stringify(quote.error)} ${JSON.stringify(selection)}`);
	return quote.value;
}

/** The default configuration of a product with other values. Throws for what cannot be made. */
export function selectionOf(product: ProductKey, values: Configuration, quantity = 1): Selection {
	const known = productOf(product);
	if (!known) throw new Error(`no product ${product}`);
	const configuration = { ...defaultConfiguration(known), ...values };
	const broken = violations(known, configuration);
	if (broken.length > 0) throw new Error(`cannot be made: ${broken.map(({ code }) => code).join(", ")}`);
	return { product, configuration, quantity };
}

/** Lines of a quote as code and amount, and what they come to. */
export function priced(product: ProductKey, values: Configuration, quantity = 1, market = "de") {
	const { lines, total } = quoteOn(selectionOf(product, values, quantity), termsOf(market));
	return { ...Object.fromEntries(lines.map(({ code, amount }) => [code, amount])), total };
}
