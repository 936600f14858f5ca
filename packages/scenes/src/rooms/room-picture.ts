import { outerSize } from "@offizin/assortment";
import type { PhotoName } from "@offizin/contract/browser";
import { hungPicture } from "../hung-picture.ts";
import { type Box, definitions, escapeXml, ownPhoto, photo, round, type SceneChoice } from "../svg.ts";
import type { LightSide } from "./room.ts";

/** Scene units of a centimetre in a room: about as many as pixels, so that edges are as fine as they are seen. */
const UNIT = 4;

/** A picture as it hangs in a room, and the wall it takes. */
export interface RoomPicture {
	/** Markup of an SVG whose view is what hangs, with its frame; the shadow falls beyond. */
	readonly svg: string;
	/** What it takes of the wall, in centimetres. */
	readonly width: number;
	readonly height: number;
}

/**
 * A wall picture as it is made, lit from one side. Daylight of scenes comes from the left; from the right it is the same in a
 * mirror, but for the photo.
 */
export function roomPicture(
	choice: SceneChoice,
	{ light, name, label }: { readonly light: LightSide; readonly name: PhotoName; readonly label: string },
): RoomPicture {
	const size = choice.sizeOf("format");
	if (!size) throw new Error(`A wall picture has no size: ${choice.configuration.format}`);
	const outer = outerSize(choice.configuration);
	const [width, height] = [outer.width / 10, outer.height / 10];
	const [wide, high] = [width * UNIT, height * UNIT];
	const face = { width: (size.width / 10) * UNIT, height: (size.height / 10) * UNIT };
	const box = { x: (wide - face.width) / 2, y: (high - face.height) / 2, ...face };
	const { own, supplies } = choice;
	const draw = (at: Box) => (own ? ownPhoto(own, at) : photo(supplies, name, at));
	const isMirrored = light === "right";
	const content = isMirrored ? (at: Box) => mirrored(draw(at), 2 * at.x + at.width) : draw;
	const hung = hungPicture(box, { ...choice, isFrontal: true }, UNIT, content);
	const markup = definitions + (isMirrored ? mirrored(hung, wide) : hung);
	const told = label === "" ? 'aria-hidden="true"' : `role="img" aria-label="${escapeXml(label)}"`;
	return {
		width,
		height,
		svg: `<svg viewBox="0 0 ${round(wide)} ${round(high)}" ${told}>${inRoom(markup, light)}</svg>`,
	};
}

/** What was drawn at x is drawn as far from `edge` as it was from 0. */
function mirrored(markup: string, edge: number): string {
	return `<g transform="matrix(-1 0 0 1 ${round(edge)} 0)">${markup}</g>`;
}

/** Names of its own: another scene of the page may be hidden, and what it defines with it. */
function inRoom(markup: string, light: LightSide): string {
	return markup
		.replaceAll('id="scene-', `id="room-${light}-`)
		.replaceAll("url(#scene-", `url(#room-${light}-`);
}
