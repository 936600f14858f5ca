import { pictureWidths } from "@offizin/contract/browser";

type Width = (typeof pictureWidths)[number];
type Address = (width: Width) => string;

/** How wide a room is shown that fills the window. */
export const ROOM_SIZES = "(min-width: 48rem) 100vw, 150vw";
/** Rooms are rendered no larger. */
const WIDEST = 1600;

/** The picture of a room, in a colour of its walls or only its light. */
export function addressOf(room: string, detail: string): Address {
	return (width) => `/img/w${width}/room/${room}/${detail}`;
}

export function srcSetOf(src: Address): string {
	return pictureWidths
		.filter((width) => width <= WIDEST)
		.map((width) => `${src(width)} ${width}w`)
		.join(", ");
}
