export { allCards, arbitraryBadQuantity, arbitraryCard, arbitraryQuantity } from "./arbitrary-card.ts";
export { arbitraryCommand } from "./arbitrary-command.ts";
export { arbitraryDocument } from "./arbitrary-document.ts";
export { arbitraryPhotos } from "./arbitrary-element.ts";
export { arbitraryConfiguration, arbitraryOfferedQuantity } from "./arbitrary-selection.ts";
export { buildCart, buildLine, buildPricedCart, builtInList, plainCard } from "./build-cart.ts";
export { buildAddress, buildOrder, buildOrderRequest } from "./build-order.ts";
export { designFor } from "./design-for/design-for.ts";
export type { SamplePhoto } from "./design-for/drawing.ts";
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
