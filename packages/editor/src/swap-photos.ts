import {
	type Command,
	captionOf,
	cropOfView,
	type DesignDocument,
	lyingOf,
	type PhotoElement,
	photoView,
	rightsOf,
	type SimpleCommand,
	type TextElement,
	together,
} from "@offizin/design";
import { type Box, box } from "@offizin/units";

interface Slot {
	readonly page: string;
	readonly frame: PhotoElement;
	readonly caption: TextElement | undefined;
}

/**
 * Puts the photos of two slots into each other's, each seen as far magnified and about the same middle as before; the only
 * one goes over into the empty slot. Their captions go along. Undefined where neither has a photo, or where they are no two
 * slots. `roomOf`: where texts may stand on a page.
 */
export function swapPhotos(
	document: DesignDocument,
	one: string,
	other: string,
	roomOf: (page: string) => Box,
): Command | undefined {
	const [first, second] = [slotOf(document, one), slotOf(document, other)];
	if (!first || !second || one === other) return undefined;
	if (!first.frame.photo && !second.frame.photo) return undefined;
	return together([
		moving(second.frame, first.frame),
		moving(first.frame, second.frame),
		...captioning(first, second, roomOf),
		...captioning(second, first, roomOf),
	]);
}

function slotOf({ pages }: DesignDocument, id: string): Slot | undefined {
	for (const { key, elements } of pages) {
		const frame = elements.find((element) => element.id === id);
		if (frame?.type === "photo") return { page: key, frame, caption: captionOf(elements, frame) };
	}
	return undefined;
}

function moving(from: PhotoElement, to: PhotoElement): SimpleCommand {
	const { photo } = from;
	const view = photoView(from);
	if (!photo || !view) return { type: "removePhoto", element: to.id };
	const crop = cropOfView(photo, to.box, view);
	return { type: "setPhoto", element: to.id, upload: photo.upload, crop, ...lyingOf(photo) };
}

/** The caption of one slot to the other: where that one's stands, else below its photo as it stood below its own. */
function captioning(
	{ page, frame, caption }: Slot,
	to: Slot,
	roomOf: (page: string) => Box,
): SimpleCommand[] {
	if (!caption || !(frame.photo || to.caption)) return [];
	const place = to.caption?.box ?? below(caption.box, frame.box, to.frame.box, roomOf(to.page));
	const element = caption.id;
	if (page === to.page) return [{ type: "setPlacement", element, box: place, rotation: 0 }];
	// One that may not leave its page stays there.
	if (!rightsOf(caption).has("remove")) return [];
	return [
		{ type: "removeElement", element },
		{ type: "addElement", page: to.page, value: { ...caption, box: place } },
	];
}

/** Where the photo leaves no room below it, the caption lies on its lower edge. */
function below(caption: Box, from: Box, to: Box, room: Box): Box {
	const width = Math.min(room.width, Math.round((caption.width * to.width) / from.width));
	const x = to.x + Math.round(((caption.x - from.x) * to.width) / from.width);
	const y = to.y + to.height + caption.y - from.y - from.height;
	const within = (at: number, length: number, start: number, whole: number) =>
		Math.max(start, Math.min(at, start + whole - length));
	return box(
		within(x, width, room.x, room.width),
		within(y, caption.height, room.y, room.height),
		width,
		caption.height,
	);
}
