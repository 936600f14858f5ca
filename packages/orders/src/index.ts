export { type Address, addressLines, checkAddress, checkBilling, type ShownAddress } from "./address.ts";
export { type Contact, checkContact, tidyContact } from "./contact.ts";
export type { FieldError } from "./field-error.ts";
export { checkGift, type Gift, MAX_GIFT_MESSAGE } from "./gift.ts";
export {
	isCancellable,
	type LineMove,
	type LineProgress,
	lineMoves,
	moveLine,
	nextMoves,
	nextOrderMoves,
	type OrderMove,
	orderMoves,
} from "./next-moves.ts";
export { deliveryAddress, type Order, type OrderLine, orderNumber } from "./order.ts";
export {
	advance,
	type DeliveryState,
	deliveryStates,
	type PaymentState,
	type ProductionState,
	paymentStates,
	productionStates,
	productionTable,
} from "./order-state.ts";
export {
	allowedPayments,
	allowsProduction,
	INVOICE_MINIMUM,
	isProvided,
	type Payment,
	type PaymentMethod,
	type ProvidedMethod,
	paymentMethods,
} from "./payment.ts";
export { isSoldIn, type PlaceOrderError, type PlaceOrderRequest, placeOrder } from "./place-order.ts";
export { arrivalOf, type OrderDelivery } from "./promise-deliveries.ts";
export { recordPayment } from "./record-payment.ts";
export { type MoneyBack, moneyBack, type RefundState, refundStates } from "./refund.ts";
export { checkWithdrawal, tidyWithdrawal, type Withdrawal } from "./withdrawal.ts";
