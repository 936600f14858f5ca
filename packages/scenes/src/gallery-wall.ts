import { parseImageFormat } from "@offizin/solver";
import { closeUp } from "./close-up.ts";
import { type GalleryPicture, hungPicture } from "./hung-picture.ts";
import { SIDEBOARD, sideboard } from "./sideboard.ts";
import { type Box, ownPhoto, round } from "./svg.ts";

/** Centimetres across the square in the middle of the wall: as near as a picture of 60 cm is looked at. */
const NEAREST = 140;
/** Share of the square below the top of the sideboard. */
const BELOW = 0.17;
/** Over the sideboard there is room for what stands on it, over the picture there is wall. */
const GAP = 36;
const AIR = 12;
/** So far the wall goes on to both sides of the square, in the widest window. */
const REACH = 4000;

interface WallPicture extends GalleryPicture {
	/** Its corner from near hangs beside it: what its edge, its frame and its glass are. */
	readonly hasCloseUp?: boolean;
}

/**
 * A wall from edge to edge, lit from above: a picture hangs over the sideboard at true scale, or nothing does yet. Drawn
 * around a square that is seen whole, and as far beyond as the window shows.
 */
export function galleryWall(
	picture: WallPicture | undefined,
	/** What is seen on it, of what is not one photo. */
	drawn?: (box: Box) => string,
): string {
	const { format: chosen, formatType = "" } = picture?.configuration ?? {};
	const format = parseImageFormat(chosen ?? formatType);
	const size = format.ok ? format.value : { width: 0, height: 0 };
	const shown = Math.max(NEAREST, size.width * 1.15, (GAP + size.height + AIR) / (1 - BELOW));
	const unit = 1000 / shown;
	const top = 1000 * (1 - BELOW);
	const floor = top + SIDEBOARD.height * unit;
	const box = {
		x: 500 - (size.width * unit) / 2,
		y: top - (GAP + size.height) * unit,
		width: size.width * unit,
		height: size.height * unit,
	};
	const own = picture?.own;
	const content = own ? (at: Box) => ownPhoto(own, at) : drawn;
	return [
		`<ellipse cx="480" cy="360" rx="980" ry="760" fill="url(#scene-light)"/>`,
		floor < 1400 ? ground(floor, unit) : "",
		picture ? hungPicture(box, picture, unit, content) : "",
		sideboard(top, floor, unit),
		picture?.hasCloseUp ? closeUp(size, box, picture, content) : "",
	].join("");
}

function ground(floor: number, unit: number): string {
	const across = `x="${-REACH}" width="${2 * REACH + 1000}"`;
	return [
		`<rect ${across} y="${round(floor)}" height="2000" fill="#cfc9be"/>`,
		`<rect ${across} y="${round(floor)}" height="${round(60 * unit)}" fill="url(#scene-floor)"/>`,
		`<rect ${across} y="${round(floor - 7 * unit)}" height="${round(7 * unit)}" fill="#fff" opacity=".55"/>`,
		`<rect ${across} y="${round(floor - 1)}" height="2" opacity=".12"/>`,
	].join("");
}
