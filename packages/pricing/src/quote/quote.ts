import { type Currency, money, roundMinor, vatIncluded } from "@offizin/money";
import type { PriceList } from "../list/price-list.ts";
import type { Part } from "./part.ts";

/** One reason for the price: `quantity` at `unit` each is `amount`, gross minor units (pricing.P4). */
export interface QuoteLine {
	/** "card.paper": one of `lineCodes`, or of a stored quote one that is no longer charged. */
	readonly code: string;
	readonly quantity: number;
	readonly unit: number;
	readonly amount: number;
}

/** VAT contained in a gross price. `rate` in per mille, `net` and `amount` in minor units; their sum is the gross. */
export interface VatLine {
	readonly rate: number;
	readonly net: number;
	readonly amount: number;
}

/**
 * A price that explains itself (design.md §1.4): gross minor units. The amounts of the lines add up to `total`; `unit`
 * is what a piece then costs, rounded.
 */
export interface Quote {
	readonly priceListId: string;
	readonly currency: Currency;
	readonly quantity: number;
	readonly unit: number;
	readonly total: number;
	readonly lines: readonly QuoteLine[];
	/** Empty where prices contain no VAT. */
	readonly vat: readonly VatLine[];
}

/** By what prices, and with what VAT in them (per mille); undefined where prices contain none. */
export interface PriceTerms {
	readonly list: PriceList;
	readonly vatRate: number | undefined;
}

/** Swiss cash has no coin below 5 Rappen, and a price is one that can be paid in cash. */
const CHF_STEP = 5;

/** What is charged or taken off: whole minor units, in francs what coins can pay (pricing.P4). */
export function roundAmount(amount: number, currency: Currency): number {
	return currency === "chf" ? roundMinor(amount / CHF_STEP) * CHF_STEP : roundMinor(amount);
}

export function vatLine(gross: number, currency: Currency, rate: number): VatLine {
	const share = vatIncluded(money(gross, currency), rate);
	return { rate, net: share.net.amount, amount: share.vat.amount };
}

/** The quote of some parts, the base first: the one place where prices are rounded (pricing.P4). */
export function quoteOf(parts: readonly Part[], quantity: number, { list, vatRate }: PriceTerms): Quote {
	const { id, currency } = list;
	const lines: QuoteLine[] = [];
	let total = 0;
	for (const part of parts) {
		const count = part.quantity ?? quantity;
		const rounded = roundMinor(part.unit);
		const amount = roundAmount(rounded * count, currency);
		// A single piece must not show a price that nobody pays.
		const unit = count === 1 ? amount : rounded;
		if (unit === 0 && lines.length > 0) continue;
		lines.push({ code: part.code, quantity: count, unit, amount });
		total += amount;
	}
	return {
		priceListId: id,
		currency,
		quantity,
		unit: roundMinor(total / quantity),
		total,
		lines,
		vat: vatRate === undefined ? [] : [vatLine(total, currency, vatRate)],
	};
}
