import type { Asset, Command, DesignPage, PlacedPhoto, TextElement } from "@offizin/design";
import { type Box, boxAround } from "@offizin/units";
import { framesInOrder, framesOf } from "./library/frames.ts";
import type { Layout, TextPlace } from "./library/library.ts";
import type { Shape } from "./library/rank.ts";
import { ownTexts, textsFor, textsIn, unwrittenTexts } from "./library/standing-texts.ts";

export interface Arranging {
	/** Photos that may come into places that would stay empty, in order. */
	readonly spare: readonly string[];
	/** Names of new frames, one at a time. */
	readonly freeId: () => string;
	/** What is laid out: texts that stand in it come into places for texts. None do when absent. */
	readonly area?: Box;
	/** A text for a place that none has come into. */
	readonly newText?: (place: TextPlace) => TextElement;
}

/**
 * A page in a layout, as one command. Photos stay in their order, and those there is no place for lie in the tray. Where
 * there are more places than photos, spare ones come in; what is left is an empty frame. Texts that there is no place for stay where
 * they are; what nobody has written goes.
 */
export function arrangeCommand(
	page: DesignPage,
	layout: Layout,
	{ spare, freeId, area, newText }: Arranging,
): Extract<Command, { type: "applyLayout" }> {
	const { places } = layout;
	const inOrder = framesInOrder(page);
	const coming = spare.values();
	const without = [...inOrder.slice(places.length), ...unwrittenTexts(page)].map(({ id }) => id);
	const moved = textsFor(layout, area ? textsIn(page, area) : [], page);
	const texts = layout.texts.flatMap(({ box }, at) => {
		const text = moved[at];
		return text ? [{ element: text.id, box }] : [];
	});
	const newTexts = layout.texts.flatMap((place, at) => (newText && !moved[at] ? [newText(place)] : []));
	return {
		type: "applyLayout",
		page: page.key,
		places: places.map((box, at) => {
			const frame = inOrder[at];
			const upload = frame?.photo ? undefined : coming.next().value;
			return { element: frame?.id ?? freeId(), box, ...(upload !== undefined && { upload }) };
		}),
		...(texts.length > 0 && { texts }),
		...(newTexts.length > 0 && { newTexts }),
		...(without.length > 0 && { without }),
	};
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

/** Whether the frames of a page stand as a layout has its places, and texts in those for texts. */
export function isLaidOut(page: Pick<DesignPage, "elements">, { places, texts }: Layout): boolean {
	const drawn = (boxes: readonly Box[]) => boxes.map(drawing).sort();
	const standing = new Set(page.elements.flatMap((one) => (one.type === "text" ? [drawing(one.box)] : [])));
	return (
		drawn(framesOf(page).map(({ box }) => box)).join(" ") === drawn(places).join(" ") &&
		texts.every(({ box }) => standing.has(drawing(box)))
	);
}

function drawing({ x, y, width, height }: Box): string {
	return [x, y, width, height].join();
}

/** Where the photos and the own texts of a page stand; undefined where there are none. */
export function standingArea(page: Pick<DesignPage, "elements">): Box | undefined {
	return boxAround([...framesOf(page), ...ownTexts(page)].map(({ box }) => box));
}
