export {
	addLine,
	type Cart,
	type CartError,
	emptyCart,
	intendDifference,
	joinCarts,
	MAX_CART_LINES,
	removeLine,
	setQuantity,
	setVoucher,
} from "./cart.ts";
export {
	type CartDeliveryTerms,
	cartDeliveries,
	type DeliveredLine,
	findDeliveries,
	lastArrival,
} from "./cart-delivery.ts";
export {
	type ArticleLine,
	type CartLine,
	type DesignLine,
	isDesigned,
	isPrinted,
	type ProductLine,
	printedItems,
	type SampleLine,
	type VoucherLine,
} from "./cart-line.ts";
export { compareEnvelopes } from "./compare-envelopes.ts";
export {
	chargesTotal,
	type PriceCartError,
	type PricedCart,
	priceCart,
	shippingOf,
	type VoucherTerms,
} from "./price-cart.ts";
export { type ShippingWay, shippingWays } from "./shipping-ways.ts";
