import { invariant } from "@offizin/base";
import type { Market } from "@offizin/catalog";
import { type Currency, money, vatIncluded } from "@offizin/money";

/** One reason for the price: `quantity` × `unit` = `amount`, gross minor units. */
export interface QuoteLine {
	readonly code: "card.base" | "card.paper" | "card.refinement" | "card.punching";
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

/** A price that explains itself (design.md §1.4): gross minor units; the lines add up to `unit` and `total`. */
export interface Quote {
	readonly priceListId: string;
	readonly currency: Currency;
	readonly quantity: number;
	readonly unit: number;
	readonly total: number;
	readonly lines: readonly QuoteLine[];
	readonly vat: readonly VatLine[];
}

/** Per-piece prices of a quote in whole minor units, without those that cost nothing. */
export type UnitPrices = readonly Pick<QuoteLine, "code" | "unit">[];

export function vatLine(gross: number, currency: Currency, rate: number): VatLine {
	const share = vatIncluded(money(gross, currency), rate);
	return { rate, net: share.net.amount, amount: share.vat.amount };
}

export function quoteOf(
	units: UnitPrices,
	quantity: number,
	list: { readonly id: string; readonly currency: Currency },
	market: Market,
): Quote {
	invariant(
		list.currency === market.currency,
		`list ${list.id} is in ${list.currency}, market ${market.key} in ${market.currency}`,
	);
	const lines = units.map(({ code, unit }) => ({ code, quantity, unit, amount: unit * quantity }));
	const total = lines.reduce((sum, { amount }) => sum + amount, 0);
	return {
		priceListId: list.id,
		currency: list.currency,
		quantity,
		unit: units.reduce((sum, { unit }) => sum + unit, 0),
		total,
		lines,
		vat: [vatLine(total, list.currency, market.vatRate)],
	};
}
