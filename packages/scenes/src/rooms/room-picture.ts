import { outerSize } from "@offizin/assortment";
import type { PhotoName } from "@offizin/contract/browser";
import { hungPicture } from "../hung-picture.ts";
import { type Box, definitions, escapeXml, ownPhoto, photo, round, type SceneChoice } from "../svg.ts";
import { type Arrangement, type Arranging, arrange } from "../walls/arrange.ts";
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

/** How something in a room is lit, and what is told of it. */
interface Lit {
	readonly light: LightSide;
	readonly label: string;
}

/**
 * A wall picture as it is made, lit from one side. Daylight of scenes comes from the left; from the right it is the same in a
 * mirror, but for the photo.
 */
export function roomPicture(
	choice: SceneChoice,
	{ name, ...lit }: Lit & { readonly name: PhotoName },
): RoomPicture {
	const { markup, ...size } = drawn(choice, name, lit.light);
	return { ...size, svg: seen(markup, size, lit) };
}

/** A picture of a wall, with the photograph of ours that it shows. */
export interface WallPiece {
	readonly choice: SceneChoice;
	readonly name: PhotoName;
}

/** Pictures that hang with each other on one wall, as `roomPicture`. */
export function roomWall(
	pieces: readonly WallPiece[],
	how: Arranging,
	lit: Lit,
): RoomPicture & Pick<Arrangement, "line" | "pictures"> {
	const all = pieces.map(({ choice, name }) => drawn(choice, name, lit.light));
	const { pictures, width, height, line } = arrange(all, how);
	const markup = pictures
		.map(
			({ left, top }, index) =>
				`<g transform="translate(${round(left * UNIT)} ${round(top * UNIT)})">${all[index]?.markup}</g>`,
		)
		.join("");
	return { width, height, line, pictures, svg: seen(markup, { width, height }, lit) };
}

interface Drawn {
	readonly markup: string;
	readonly width: number;
	readonly height: number;
}

function drawn(choice: SceneChoice, name: PhotoName, light: LightSide): Drawn {
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
	return { width, height, markup: isMirrored ? mirrored(hung, wide) : hung };
}

function seen(hung: string, { width, height }: Omit<Drawn, "markup">, { light, label }: Lit): string {
	const markup = inRoom(definitions + hung, light);
	const told = label === "" ? 'aria-hidden="true"' : `role="img" aria-label="${escapeXml(label)}"`;
	return `<svg viewBox="0 0 ${round(width * UNIT)} ${round(height * UNIT)}" ${told}>${markup}</svg>`;
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
