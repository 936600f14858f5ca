export { type Address, addressCountries, checkAddress, tidyAddress } from "./address.ts";
export { type Contact, checkContact, tidyContact } from "./contact.ts";
export type { FieldError, FieldErrorCode } from "./field-error.ts";
export {
	type LineMove,
	type LineProgress,
	lineMoves,
	type MoveRefused,
	moveLine,
	nextMoves,
	nextOrderMoves,
	type OrderMove,
} from "./next-moves.ts";
export { deliveryAddress, type Order, type OrderLine, orderNumber } from "./order.ts";
export {
	advance,
	type DeliveryState,
	deliveryStates,
	deliveryTable,
	type MoveNotAllowed,
	type PaymentState,
	type ProductionState,
	paymentStates,
	paymentTable,
	productionStates,
	productionTable,
	type StateTable,
} from "./order-state.ts";
export {
	allowedPayments,
	allowsProduction,
	INVOICE_MINIMUM,
	type Payment,
	type PaymentMethod,
	paymentMethods,
} from "./payment.ts";
export {
	type PlaceOrderContext,
	type PlaceOrderError,
	type PlaceOrderRequest,
	placeOrder,
} from "./place-order.ts";
export { recordPayment } from "./record-payment.ts";
