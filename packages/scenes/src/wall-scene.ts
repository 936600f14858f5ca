import type { Extent } from "@offizin/solver";
import { closeUp } from "./close-up.ts";
import { hungPicture } from "./hung-picture.ts";
import { SIDEBOARD, sideboard } from "./sideboard.ts";
import { around, type Box, round, type SceneChoice, type Supplies, text } from "./svg.ts";

/** A wall of 2.36 m over a sideboard of 1.8 m; all lengths in centimetres until they are drawn. */
const WALL = { width: 236 };
/** Over a sideboard there is room for what stands on it. */
const GAP = 38;
const INK = "#6b6963";

/** A wall seen from near: so wide that a picture of 60 cm is most of it. */
const NEAR_WALL = 75;

/** A picture on a wall at true scale over a sideboard, with frame and mat; walls that it fills shrink to it. */
export function wallScene(choice: SceneChoice, content?: (box: Box) => string): string {
	const { configuration, sizeOf } = choice;
	const size = sizeOf("format") ?? sizeOf("formatType") ?? { width: 600, height: 400 };
	const width = size.width / 10;
	const height = size.height / 10;
	// The wall is wide enough for the picture and as high as a room, or higher for what is larger than a room.
	if (choice.isNear) return nearWall({ width, height }, choice, content);
	const { unit, floor, boardTop } = roomOf(
		Math.max(WALL.width, width * 1.25, height * 1.45 + SIDEBOARD.height),
	);
	const top = Math.max(24, boardTop - (GAP + height) * unit);
	const picture = { x: 500 - (width * unit) / 2, y: top, width: width * unit, height: height * unit };
	const isCovering = configuration.materialType === "fototapete" && height > 180;
	const isPaper = choice.brand === "papiervogel";
	const light = Math.max(picture.width, picture.height) * 1.1 + 160;
	return [
		`<circle cx="470" cy="${round(top + picture.height * 0.4)}" r="${round(light)}" fill="url(#scene-light)"/>`,
		`<rect x="-600" y="${round(floor)}" width="2200" height="1200" fill="${isPaper ? "#d8c9b2" : "#cfc9be"}"/>`,
		`<rect x="-600" y="${round(floor)}" width="2200" height="${round(60 * unit)}" fill="url(#scene-floor)"/>`,
		`<rect x="-600" y="${round(floor - 7 * unit)}" width="2200" height="${round(7 * unit)}" fill="#fff" opacity=".55"/>`,
		`<rect x="-600" y="${round(floor - 1)}" width="2200" height="2" fill="#000" opacity=".12"/>`,
		hungPicture(picture, choice, unit, content),
		isCovering || !choice.hasCloseUp ? "" : measure(choice.supplies, picture, width, height),
		choice.sharesRoom ? '<use href="#scene-room"/>' : sideboard(boardTop, floor, unit),
		choice.hasCloseUp ? closeUp({ width, height }, picture, choice, content) : "",
	].join("");
}

/** What is seen of a room of so many centimetres. */
function roomOf(shown: number) {
	const unit = 1000 / shown;
	const floor = 1000 - 34 * unit * (shown / WALL.width) ** 0.4;
	return { unit, floor, boardTop: floor - SIDEBOARD.height * unit };
}

/** The furniture that scenes with `sharesRoom` stand in; pictures that need a larger wall bring their own. */
export function sharedRoom(): string {
	const { unit, floor, boardTop } = roomOf(WALL.width);
	return `<svg width="0" height="0" aria-hidden="true"><g id="scene-room">${sideboard(boardTop, floor, unit)}</g></svg>`;
}

/** Nothing but the picture and the light on it. */
function nearWall({ width, height }: Extent, choice: SceneChoice, content?: (box: Box) => string): string {
	const unit = 1000 / Math.max(NEAR_WALL, width * 1.25, height * 1.25);
	const picture = around(492, 480, width * unit, height * unit);
	return `<circle cx="470" cy="440" r="760" fill="url(#scene-light)"/>${hungPicture(picture, choice, unit, content)}`;
}

/** Width below, height beside, as a carpenter draws them. */
function measure(supplies: Supplies, { x, y, width, height }: Box, wide: number, high: number): string {
	const foot = y + height + 34;
	const side = x - 34;
	const stroke = `stroke="${INK}" stroke-width="1.4" fill="none"`;
	return [
		`<path d="M${round(x)} ${round(foot)}h${round(width)}M${round(x)} ${round(foot - 6)}v12M${round(x + width)} ${round(foot - 6)}v12" ${stroke}/>`,
		`<path d="M${round(side)} ${round(y)}v${round(height)}M${round(side - 6)} ${round(y)}h12M${round(side - 6)} ${round(y + height)}h12" ${stroke}/>`,
		`<g data-measure="below">${text(supplies, `${wide} cm`, x + width / 2, foot + 12, { size: 20, fill: INK, anchor: "middle" })}</g>`,
		`<g data-measure="beside">${text(supplies, `${high} cm`, side - 14, y + height / 2, { size: 20, fill: INK, anchor: "end" })}</g>`,
	].join("");
}
