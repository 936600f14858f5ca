export { allCards, arbitraryBadQuantity, arbitraryCard, arbitraryQuantity } from "./arbitrary-card.ts";
export { buildCart, buildLine, buildPricedCart, plainCard } from "./build-cart.ts";
export { buildAddress, buildOrder, buildOrderRequest } from "./build-order.ts";
export { type FakeClock, fakeClock } from "./fake-clock.ts";
export {
	buildGuests,
	buildNastyGuests,
	type Guest,
	type GuestField,
	guestHeaders,
	guestRows,
} from "./guest-list.ts";
export { sequentialIds } from "./sequential-ids.ts";
