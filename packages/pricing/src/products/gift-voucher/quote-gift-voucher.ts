import { err, ok, type Result } from "@offizin/base";
import { type PriceMissing, priceIn } from "../../list/price-list.ts";
import { type PriceTerms, type Quote, quoteOf } from "../../quote/quote.ts";

export interface GiftVoucherValueError {
	readonly code: "gift_voucher_value";
	readonly value: number;
	/** Minor units; whole units of the currency in between. */
	readonly min: number;
	readonly max: number;
}

const WHOLE_UNIT = 100;

/**
 * A gift voucher costs what it is worth. It contains no VAT, whatever the terms say: what it buys is not known yet
 * (multi-purpose voucher, domain.md §8.1).
 */
export function quoteGiftVoucher(
	value: number,
	{ list }: Pick<PriceTerms, "list">,
): Result<Quote, GiftVoucherValueError | PriceMissing> {
	const min = priceIn(list, "giftVoucher.value", "min");
	if (!min.ok) return min;
	const max = priceIn(list, "giftVoucher.value", "max");
	if (!max.ok) return max;
	const isOffered = Number.isInteger(value / WHOLE_UNIT) && value >= min.value && value <= max.value;
	if (!isOffered) return err({ code: "gift_voucher_value", value, min: min.value, max: max.value });
	return ok(quoteOf([{ code: "giftVoucher.value", unit: value }], 1, { list, vatRate: undefined }));
}
