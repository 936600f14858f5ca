import { outerSize } from "@offizin/assortment";
import type { PhotoName } from "@offizin/contract/browser";
import { demoPhoto, hungPicture } from "../hung-picture.ts";
import { type Box, definitions, escapeXml, photo, round, type SceneChoice } from "../svg.ts";
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
 * What hangs, as it is made, lit from one side. Daylight of scenes comes from the left; from the right it is the same in a
 * mirror, but for what is seen on it: `draw`, which `definitions` are for, or a photograph of ours.
 */
export function roomPicture(
	choice: SceneChoice,
	{
		draw,
		definitions: needed,
		...lit
	}: Lit & { readonly draw: ((box: Box) => string) | undefined; readonly definitions: string },
): RoomPicture {
	const { markup, ...size } = drawn(choice, draw, lit.light);
	return { ...size, svg: seen(needed + markup, size, lit) };
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
	const all = pieces.map(({ choice, name }) =>
		drawn(choice, (at) => photo(choice.supplies, name, at), lit.light),
	);
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

function drawn(choice: SceneChoice, draw: ((box: Box) => string) | undefined, light: LightSide): Drawn {
	const framed = choice.sizeOf("format");
	const size = framed ?? choice.sizeOf("formatType");
	if (!size) throw new Error(`What hangs has no size: ${JSON.stringify(choice.configuration)}`);
	// A collage has no frame.
	const outer = framed ? outerSize(choice.configuration) : size;
	const [width, height] = [outer.width / 10, outer.height / 10];
	const [wide, high] = [width * UNIT, height * UNIT];
	const face = { width: (size.width / 10) * UNIT, height: (size.height / 10) * UNIT };
	const box = { x: (wide - face.width) / 2, y: (high - face.height) / 2, ...face };
	const seenOnIt = draw ?? ((at: Box) => demoPhoto(at, choice));
	const isMirrored = light === "right";
	const content = isMirrored ? (at: Box) => mirrored(seenOnIt(at), 2 * at.x + at.width) : seenOnIt;
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
		.replaceAll("url(#scene-", `url(#room-${light}-`)
		.replaceAll('href="#scene-', `href="#room-${light}-`);
}
