import type { Extent } from "@offizin/solver";
import { hungPicture, isStuckOn } from "./hung-picture.server.ts";
import { type Box, lifted, rect, type SceneChoice } from "./svg.server.ts";

/** Scene units of a centimetre: a stretcher bar is as wide as a thumb, a board of 3 mm is still to be seen. */
const UNIT = 22;
/** The picture around the corner is drawn as one of so many centimetres: enough of it is seen to know it again. */
const LARGEST = 26;
const CARD: Box = { x: 748, y: 748, width: 220, height: 220 };
const RIM = 7;

/** The upper right corner of a picture from near: what its edge, its frame and its glass are. */
export function closeUp(
	{ width, height }: Extent,
	choice: SceneChoice,
	content?: (box: Box) => string,
): string {
	if (isStuckOn(choice.configuration)) return "";
	const share = Math.min(1, LARGEST / Math.max(width, height)) * UNIT;
	const picture = { width: width * share, height: height * share };
	const inner = CARD.width - 2 * RIM;
	// Frames stand out around the picture, so its own corner moves in.
	const corner = choice.configuration.frame === "ohne" || !choice.configuration.frame ? 0.6 : 0.46;
	const at = { ...picture, x: inner * corner - picture.width, y: inner * (1 - corner) };
	const drawn = `${rect({ x: 0, y: 0, width: inner, height: inner }, "#e6e0d5")}${hungPicture(at, choice, UNIT, content)}`;
	return `<g data-part="close-up">${lifted(rect(CARD, "#fdfcfa", 'rx="6"'))}<svg x="${CARD.x + RIM}" y="${CARD.y + RIM}" width="${inner}" height="${inner}">${drawn}</svg></g>`;
}
