export { cardPriceListDe } from "./card-price-list-de.ts";
export type { PriceMissing } from "./card-unit-prices.ts";
export { checkPriceList, type PriceListProblem } from "./check-price-list.ts";
export type { Day } from "./day.ts";
export { CUT_OFF_HOUR, type DeliveryPromise, type DeliveryRequest, deliveryDate } from "./delivery-date.ts";
export { formatDay, formatDayShort } from "./format-day.ts";
export {
	type PricedRefinement,
	type PriceList,
	type ShippingType,
	shippingTypes,
	type TierPoint,
	type TierTable,
} from "./price-list.ts";
export { type Quote, type QuoteLine, type VatLine, vatLine } from "./quote.ts";
export { fromPrice, type PriceError, type PriceStep, priceLadder, quoteCard } from "./quote-card.ts";
export { quoteShipping, type ShippingError, shippingCountries } from "./quote-shipping.ts";
