import { type Extent, parseImageFormat } from "@offizin/solver";
import { type GalleryPicture, hungPicture, isStuckOn } from "./hung-picture.ts";
import { type Box, lifted, ownPhoto, rect } from "./svg.ts";

/** Scene units of a centimetre: a stretcher bar is as wide as a thumb, a board of 3 mm is still to be seen. */
const UNIT = 22;
/** The picture around the corner is drawn as one of so many centimetres: enough of it is seen to know it again. */
const LARGEST = 26;
const SIDE = 212;
const MARGIN = 32;
const RIM = 7;

/** On the wall beside what hangs there, and on the floor where that leaves no room. */
function cardBeside(hung: Box): Box {
	const isFree = hung.x + hung.width < 1000 - SIDE - 2 * MARGIN || hung.y > SIDE + 2 * MARGIN;
	const square = { width: SIDE, height: SIDE };
	return isFree
		? { x: 1000 - SIDE - MARGIN, y: MARGIN, ...square }
		: { x: MARGIN, y: 1000 - SIDE - MARGIN, ...square };
}

function cornerOf(
	picture: Extent,
	edge: number,
	choice: GalleryPicture,
	unit: number,
	content: ((box: Box) => string) | undefined,
): string {
	// Frames stand out around the picture, so its own corner moves in.
	const corner = choice.configuration.frame === "ohne" || !choice.configuration.frame ? 0.6 : 0.46;
	const at = { ...picture, x: edge * corner - picture.width, y: edge * (1 - corner) };
	// So near, of a picture in parts one is seen.
	const configuration = { ...choice.configuration, parts: "ohne" };
	return hungPicture(at, { ...choice, configuration }, unit, content);
}

/** The upper right corner of a hung picture from near: what its edge, its frame and its glass are. */
export function closeUp(
	{ width, height }: Extent,
	hung: Box,
	choice: GalleryPicture,
	content?: (box: Box) => string,
): string {
	if (isStuckOn(choice.configuration)) return "";
	const share = Math.min(1, LARGEST / Math.max(width, height)) * UNIT;
	const card = cardBeside(hung);
	const inner = card.width - 2 * RIM;
	const picture = cornerOf({ width: width * share, height: height * share }, inner, choice, UNIT, content);
	const drawn = rect({ x: 0, y: 0, width: inner, height: inner }, "#e6e0d5") + picture;
	return `<g data-part="close-up">${lifted(rect(card, "#fdfcfa"))}<svg x="${card.x + RIM}" y="${card.y + RIM}" width="${inner}" height="${inner}">${drawn}</svg></g>`;
}

/** Units of the edge of a picture of a corner. */
const CORNER = 200;

/** Film is its outline, and has no edge to look at from near. */
function whole(choice: GalleryPicture, content: ((box: Box) => string) | undefined): string {
	const size = parseImageFormat(choice.configuration.format ?? "");
	const { width, height } = size.ok ? size.value : { width: 1, height: 1 };
	const unit = (CORNER * 0.84) / Math.max(width, height);
	const [wide, high] = [width * unit, height * unit];
	const box = { x: (CORNER - wide) / 2, y: (CORNER - high) / 2, width: wide, height: high };
	return hungPicture(box, choice, unit, content);
}

/** The upper right corner of a hung picture from near, as a picture of its own beside the `definitions`; for the eye only. */
export function cornerPicture(choice: GalleryPicture): string {
	const { own } = choice;
	const content = own && ((box: Box) => ownPhoto(own, box));
	const drawn =
		choice.configuration.materialType === "klebefolie"
			? whole(choice, content)
			: cornerOf({ width: 26 * UNIT, height: 26 * UNIT }, CORNER, choice, UNIT, content);
	return `<svg viewBox="0 0 ${CORNER} ${CORNER}" aria-hidden="true">${rect({ x: 0, y: 0, width: CORNER, height: CORNER }, "#e6e0d5")}${drawn}</svg>`;
}
