import { type DesignDocument, type DesignElement, elementBounds, type elementMatrix } from "@offizin/design";
import type { Box } from "@offizin/units";

/** A place in the coordinates of a frame, micrometres. */
export interface Place {
	readonly x: number;
	readonly y: number;
}

/** How far the nearest other text of its page is from a place on the frame of an element; 0 on the text. */
export type RoomAt = (place: Place) => number;

/** The matrix maps the frame to the page. What is in a group lies under its frame, and is not beside it. */
export function roomBeside(
	document: Pick<DesignDocument, "pages">,
	{ id: own }: Pick<DesignElement, "id">,
	[a, b, c, d, e, f]: ReturnType<typeof elementMatrix>,
): RoomAt {
	const page = document.pages.find(({ elements }) => elements.some(({ id }) => id === own));
	const texts = (page?.elements ?? [])
		.filter(({ type, id, group }) => type === "text" && id !== own && group !== own)
		.map((text) => elementBounds(document, text));
	return ({ x, y }) => {
		const at = { x: a * x + c * y + e, y: b * x + d * y + f };
		return Math.min(...texts.map((bounds) => distance(at, bounds)));
	};
}

/** The radius of what is held: as far as it goes without lying over a text that could be tapped, and seen at least. */
export function freeRadius(room: number, { least, most }: { readonly least: number; readonly most: number }) {
	return Math.max(least, Math.min(most, room));
}

/** Where knobs stand: the first place with room enough for them, else the one with the most. */
export function roomiest(places: readonly Place[], roomAt: RoomAt, enough: number): Place | undefined {
	const [most] = places.toSorted((one, other) => roomAt(other) - roomAt(one));
	return places.find((place) => roomAt(place) >= enough) ?? most;
}

function distance({ x, y }: Place, box: Box): number {
	return Math.hypot(
		Math.max(box.x - x, 0, x - box.x - box.width),
		Math.max(box.y - y, 0, y - box.y - box.height),
	);
}
