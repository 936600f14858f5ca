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
export { type PriceCartError, type PricedCart, priceCart } from "./price-cart.ts";
