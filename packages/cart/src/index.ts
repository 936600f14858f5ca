export {
	addLine,
	type Cart,
	type CartError,
	type CartLine,
	emptyCart,
	MAX_CART_LINES,
	removeLine,
	setQuantity,
} from "./cart.ts";
export { type CartDeliveryTerms, cartDeliveries, type DeliveredLine, lastArrival } from "./cart-delivery.ts";
export { chargesTotal, type PriceCartError, type PricedCart, priceCart, shippingOf } from "./price-cart.ts";
