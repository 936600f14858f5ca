export {
	type AmountUnit,
	type AmountUnreadable,
	type DecimalMark,
	editAmount,
	formatAmount,
	parseAmount,
} from "./change/amount.ts";
export { type ChangeWarning, changeWarnings } from "./change/change-warnings.ts";
export { bookWithChange, type ChangeProblem, latestToday } from "./change/check-change.ts";
export { type CellPrice, changeReaches, type PriceChange, rowsOfChange } from "./change/price-change.ts";
export { compareExamples } from "./examples/compare-examples.ts";
export type { Example } from "./examples/examples.ts";
export { announcedReduction } from "./list/announced-reduction.ts";
export { builtInBook, builtInRows, FIRST_PRICE_DAY } from "./list/built-in-book.ts";
export { priceTable } from "./list/find-price-table.ts";
export { loadPriceBook } from "./list/load-price-book.ts";
export type { PriceBook, PriceScope } from "./list/price-book.ts";
export { type PriceList, priceIn } from "./list/price-list.ts";
export { cellHistory, priceListOn, priceListVersions } from "./list/price-list-on.ts";
export type { PriceRow } from "./list/price-row.ts";
export type { PriceHead, PriceTable } from "./list/price-table.ts";
export { type TableCell, tableOnDay } from "./list/table-on-day.ts";
export { type PanelOption, panelOptions } from "./panel/panel-options.ts";
export { accessoryItem, deliveryItems, sampleItem } from "./production/delivery-items.ts";
export { productionDays } from "./production/production-days.ts";
export { fromPrice } from "./quote/from-price.ts";
export { pageGraduations } from "./quote/graduations.ts";
export { letterPostage } from "./quote/letter-postage.ts";
export { type LineCode, lineCodes } from "./quote/line-codes.ts";
export type { PriceError } from "./quote/part.ts";
export { priceLadder } from "./quote/price-ladder.ts";
export { pricePerSquareMetre } from "./quote/price-per-square-metre.ts";
export type { PriceTerms, Quote, QuoteLine, VatLine } from "./quote/quote.ts";
export { quoteAccessory, quoteOverlay } from "./quote/quote-accessory.ts";
export { type GiftVoucherValueError, quoteGiftVoucher } from "./quote/quote-gift-voucher.ts";
export { MAX_SAMPLES, quoteSamples } from "./quote/quote-samples.ts";
export { quoteSelection } from "./quote/quote-selection.ts";
export type { Selection } from "./quote/selection.ts";
export { quoteShipping, shippingCountries } from "./shipping/quote-shipping.ts";
export { priceSheets } from "./tables/price-sheets.ts";
export { basketVat } from "./vat/basket-vat.ts";
export { type TaxClass, taxClassOf } from "./vat/tax-class.ts";
export { sharesVatOfCountry, vatRateOf } from "./vat/vat-rate-of.ts";
export { checkVoucher } from "./voucher/check-voucher.ts";
export {
	type GiftVoucher,
	type GiftVoucherRefusal,
	giftVoucherEnds,
	redeemGiftVoucher,
} from "./voucher/gift-voucher.ts";
export { shareDiscount } from "./voucher/share-discount.ts";
export type { Voucher, VoucherRefusal } from "./voucher/voucher.ts";
export { normaliseVoucherCode } from "./voucher/voucher-code.ts";
