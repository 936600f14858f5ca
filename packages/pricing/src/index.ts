export { builtInBook, builtInRows, FIRST_PRICE_DAY } from "./book/built-in-book.ts";
export { priceTable } from "./book/find-price-table.ts";
export { loadPriceBook } from "./book/load-price-book.ts";
export type { PriceBook, PriceScope } from "./book/price-book.ts";
export { cellHistory, priceListOn, priceListVersions } from "./book/price-list-on.ts";
export { priceSheets } from "./book/price-sheets.ts";
export { type TableCell, tableOnDay } from "./book/table-on-day.ts";
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
export { type LineCode, lineCodes } from "./line-codes.ts";
export { type PriceList, priceIn } from "./list/price-list.ts";
export type { PriceRow } from "./list/price-row.ts";
export type { PriceRowProblem } from "./list/price-row-problem.ts";
export type { PriceHead, PriceTable } from "./list/price-table.ts";
export { type PanelOption, panelOptions } from "./panel/panel-options.ts";
export { accessoryItem, deliveryItems, sampleItem } from "./production/delivery-items.ts";
export { productionDays } from "./production/production-days.ts";
export { quoteAccessory } from "./products/accessory/quote-accessory.ts";
export { type GiftVoucherValueError, quoteGiftVoucher } from "./products/gift-voucher/quote-gift-voucher.ts";
export { quoteOverlay } from "./products/overlay/quote-overlay.ts";
export { MANY_PRINTS } from "./products/photoprint/photoprint-sheets.ts";
export { FREE_SAMPLES, MAX_SAMPLES, quoteSamples } from "./products/sample/quote-samples.ts";
export type { PriceError } from "./quote/part.ts";
export type { PriceTerms, Quote, QuoteLine, VatLine } from "./quote/quote.ts";
export type { Selection } from "./quote/selection.ts";
export { optionOfLine } from "./registry.ts";
export { announcedReduction } from "./selection/announced-reduction.ts";
export { entryPrice, fromPrice } from "./selection/from-price.ts";
export { pageGraduations } from "./selection/graduations.ts";
export { priceLadder } from "./selection/price-ladder.ts";
export { pricePerSquareMetre } from "./selection/price-per-square-metre.ts";
export { quoteSelection } from "./selection/quote-selection.ts";
export { letterPostage } from "./shipping/letter-postage.ts";
export { quoteShipping, shippingCountries } from "./shipping/quote-shipping.ts";
export { ACCESSORY_TAX_CLASS, type TaxClass } from "./tax-class.ts";
export { basketVat } from "./vat/basket-vat.ts";
export { taxClassOf } from "./vat/tax-class-of.ts";
export { sharesVatOfCountry, vatRateOf } from "./vat/vat-rate-of.ts";
export { checkVoucher } from "./voucher/check-voucher.ts";
export {
	type GiftVoucher,
	type GiftVoucherRefusal,
	giftVoucherEnds,
	redeemGiftVoucher,
} from "./voucher/gift-voucher.ts";
export { shareDiscount } from "./voucher/share-discount.ts";
export type { Voucher, VoucherRefusal, VoucherUse } from "./voucher/voucher.ts";
export { normaliseVoucherCode } from "./voucher/voucher-code.ts";
