import type { UnknownSku } from "@offizin/assortment";
import { assertNever, type Result } from "@offizin/base";
import type { Day } from "@offizin/calendar-days";
import {
	ACCESSORY_TAX_CLASS,
	type GiftVoucherValueError,
	type PriceError,
	type PriceList,
	type PriceTerms,
	type Quote,
	quoteAccessory,
	quoteGiftVoucher,
	quoteSamples,
	quoteSelection,
	type TaxClass,
	taxClassOf,
	vatRateOf,
} from "@offizin/pricing";
import type { CartLine } from "./cart-line.ts";

/** Why a line has no price: an article or a value that is not sold any more, or prices that are missing. */
export type LineError = PriceError | UnknownSku | GiftVoucherValueError;

export interface LineTerms {
	readonly list: PriceList;
	/** Where it is delivered to, ISO 3166-1 alpha-2: its VAT is contained. */
	readonly country: string;
	readonly day: Day;
	/** Free samples had before this line. */
	readonly samplesHad: number;
}

/** The price of one line of a cart. */
export function quoteLine(
	line: CartLine,
	{ list, country, day, samplesHad }: LineTerms,
): Result<Quote, LineError> {
	const taxed = (taxClass: TaxClass): PriceTerms => {
		const rate = vatRateOf({ country }, taxClass, day);
		return { list, vatRate: rate.ok ? rate.value : undefined };
	};
	switch (line.item) {
		case "design":
		case "product":
			return quoteSelection(line, taxed(taxClassOf(line.product)));
		case "sample":
			return quoteSamples(line.quantity, samplesHad, taxed(taxClassOf(line.product)));
		case "article":
			return quoteAccessory(line.sku, line.quantity, taxed(ACCESSORY_TAX_CLASS));
		case "voucher":
			return quoteGiftVoucher(line.value, { list });
		default:
			return assertNever(line, "line");
	}
}
