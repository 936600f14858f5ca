import { type Box, mm, pt } from "@offizin/units";
import type { DesignElement } from "./element.ts";
import type { PhotoElement } from "./photo-element.ts";
import { rightsOf } from "./rights.ts";
import type { TextElement } from "./text-element.ts";

/** As far below a photo as layouts put a caption; what is farther away, higher, larger or longer is no caption. */
const FARTHEST = mm(5.5);
const HIGHEST = mm(16);
const LARGEST = pt(14);
const LONGEST = 200;
/** What a box may stand out, or reach into the photo, and still be meant to lie below it. */
const SLACK = mm(1);

/** The place among boxes of photos of the one a caption lies below: within its width and next to its lower edge. */
export function photoOver(caption: Box, photos: readonly Box[]): number | undefined {
	const under = photos.flatMap((photo, at) => {
		const gap = caption.y - photo.y - photo.height;
		const isBelow = gap >= -SLACK && gap <= FARTHEST && caption.height <= HIGHEST;
		const isWithin =
			caption.x >= photo.x - SLACK && caption.x + caption.width <= photo.x + photo.width + SLACK;
		return isBelow && isWithin && 2 * caption.width >= photo.width ? [{ at, gap }] : [];
	});
	return under.toSorted((one, other) => one.gap - other.gap)[0]?.at;
}

/**
 * The caption of a photo: the free text next below it, as layouts put it there, or a person. Nothing is kept of that: who
 * moves the text away has unbound it, and who moves it there has bound it.
 */
export function captionOf(elements: readonly DesignElement[], photo: PhotoElement): TextElement | undefined {
	const frames = elements.filter((one) => one.type === "photo").filter(isUpright);
	const boxes = frames.map(({ box }) => box);
	return elements
		.filter((one) => one.type === "text")
		.filter((text) => isUpright(text) && isCaption(text))
		.filter(({ box }) => frames[photoOver(box, boxes) ?? -1]?.id === photo.id)
		.toSorted((one, other) => one.box.y - other.box.y)[0];
}

function isUpright({ rotation }: DesignElement): boolean {
	return rotation === 0;
}

function isCaption(element: TextElement): boolean {
	const { group, text, style } = element;
	const isSmall = text.length <= LONGEST && style.size <= LARGEST;
	return group === undefined && isSmall && rightsOf(element).has("place");
}
