import {
	type Asset,
	type Command,
	type DesignPage,
	type PhotoElement,
	type PlacedPhoto,
	rightsOf,
} from "@offizin/design";
import type { Box } from "@offizin/units";
import type { Layout } from "./library/library.ts";
import type { Shape } from "./library/rank.ts";

/**
 * The frames of a page that a layout may place, in their order: those a person may place and take away, and that belong to
 * no group. What stands otherwise stays as it is.
 */
export function framesOf({ elements }: Pick<DesignPage, "elements">): PhotoElement[] {
	return elements.filter((element) => element.type === "photo").filter(isFree);
}

function isFree(frame: PhotoElement): boolean {
	const rights = rightsOf(frame);
	return frame.group === undefined && rights.has("place") && rights.has("remove");
}

export interface Arranging {
	/** Photos that may come into places that would stay empty, in order. */
	readonly spare: readonly string[];
	/** Names of new frames, one at a time. */
	readonly freeId: () => string;
}

/**
 * A page in a layout, as one command. Photos stay in their order, and those there is no place for lie in the tray. Where
 * there are more places than photos, spare ones come in; what is left is an empty frame.
 */
export function arrangeCommand(
	page: DesignPage,
	{ places }: Layout,
	{ spare, freeId }: Arranging,
): Extract<Command, { type: "applyLayout" }> {
	const inOrder = framesInOrder(page);
	const coming = spare.values();
	const without = inOrder.slice(places.length).map(({ id }) => id);
	return {
		type: "applyLayout",
		page: page.key,
		places: places.map((box, at) => {
			const frame = inOrder[at];
			const upload = frame?.photo ? undefined : coming.next().value;
			return { element: frame?.id ?? freeId(), box, ...(upload !== undefined && { upload }) };
		}),
		...(without.length > 0 && { without }),
	};
}

/** Those with a photo first: they are the last to lose their place. */
function framesInOrder(page: Pick<DesignPage, "elements">): PhotoElement[] {
	const frames = framesOf(page);
	return [...frames.filter(({ photo }) => photo), ...frames.filter(({ photo }) => !photo)];
}

/** The shapes of so many photos of a page as they come into a layout: its own, then spare ones; null for an empty frame. */
export function shapesOf(
	page: Pick<DesignPage, "elements">,
	spare: readonly Asset[],
	count: number,
): (Shape | null)[] {
	const own = framesInOrder(page).flatMap(({ photo }) => (photo ? [seen(photo)] : []));
	const all: readonly Shape[] = [...own, ...spare];
	return Array.from({ length: count }, (_none, at) => all[at] ?? null);
}

/** A photo that lies on its side is as high as it is wide. */
function seen({ width, height, turn }: PlacedPhoto): Shape {
	return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };
}

/** Whether the frames of a page stand as a layout has its places. */
export function isLaidOut(page: Pick<DesignPage, "elements">, { places }: Layout): boolean {
	const drawn = (boxes: readonly Box[]) =>
		boxes.map(({ x, y, width, height }) => [x, y, width, height].join()).sort();
	return drawn(framesOf(page).map(({ box }) => box)).join(" ") === drawn(places).join(" ");
}
