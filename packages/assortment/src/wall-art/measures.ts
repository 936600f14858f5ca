import type { Configuration } from "@offizin/solver";
import { glazingOf, MAT_WEIGHT } from "./frame.ts";
import { wallpaperStrip } from "./material.ts";
import { type WallArt, wallArtOf } from "./wall-art.ts";

/** Whole millimetres. */
export interface Millimetres {
	readonly width: number;
	readonly height: number;
}

/** Longest edge in mm that goes without the surcharge for bulky goods (domain.md §7.4). */
const OVERSIZE_MM = 1200;

function grown({ width, height }: Millimetres, by: Millimetres): Millimetres {
	return { width: width + 2 * by.width, height: height + 2 * by.height };
}

function square(length: number): Millimetres {
	return { width: length, height: length };
}

/**
 * What goes around the stretcher bar at the left and right (`width`) and at the top and bottom (`height`). Where the
 * picture itself goes around, its long side gets more, so that it keeps its proportion (domain.md §4.1).
 */
function wrapOf({ variant, edge, width, height }: WallArt): Millimetres {
	const wrap = variant.wrap ?? 0;
	if (edge !== "bild") return square(wrap);
	const short = Math.min(width, height);
	return {
		width: Math.ceil((wrap * width) / short),
		height: Math.ceil((wrap * height) / short),
	};
}

/** What is printed beyond the face, without bleed: at the left and right, and above and below. */
export function reachOf(art: WallArt): Millimetres {
	const { width, height } = wrapOf(art);
	const { allowance } = art.material;
	return { width: width + allowance, height: height + allowance };
}

/** Where a strip of wallpaper begins on what is pasted, and how wide it is printed; mm. */
export interface Strip {
	readonly at: number;
	readonly width: number;
}

/**
 * The strips a wallpaper is printed in, from left to right: side by side, or each over the edge of the one before it. All are
 * as wide as they come, but for the last (domain.md §4.1).
 */
export function stripsOf({ material, edge, width }: WallArt): readonly Strip[] {
	const lap = edge === "ueberlappung" ? wallpaperStrip.overlap : 0;
	const whole = width + 2 * material.allowance;
	const step = wallpaperStrip.width - lap;
	const count = Math.max(1, Math.ceil((whole - lap) / step));
	return Array.from({ length: count }, (_none, index) => {
		const at = index * step;
		return { at, width: Math.min(wallpaperStrip.width, whole - at) };
	});
}

/** What the strips of a wallpaper lap over one another, all together. */
function lapsOf(art: WallArt): number {
	return art.edge === "ueberlappung" ? (stripsOf(art).length - 1) * wallpaperStrip.overlap : 0;
}

/** What is printed: with the wrap of a canvas, the margin for light boxes, 5 cm more around wallpaper and its laps. */
export function printSize(configuration: Configuration): Millimetres {
	const art = wallArtOf(configuration);
	const { width, height } = grown(grown(art, wrapOf(art)), square(art.material.allowance));
	return { width: width + lapsOf(art), height };
}

/** What the frame is made for: the picture with its mat (60 mm more for a mat of 30). */
function frameSizeOf(art: WallArt): Millimetres {
	return grown(art, square(art.mat));
}

function outerOf(art: WallArt): Millimetres {
	const { frame } = art;
	return frame ? grown(frameSizeOf(art), square(frame.gap + frame.profile - frame.lip)) : art;
}

/** What hangs on the wall, with frame and mat. */
export function outerSize(configuration: Configuration): Millimetres {
	const { width, height } = outerOf(wallArtOf(configuration));
	return { width, height };
}

function grams({ width, height }: Millimetres, perSquareMetre: number): number {
	return (width * height * perSquareMetre) / 1e6;
}

/** Grams of the picture with its frame, glazing and mat; whole, without packaging. */
export function weightOf(configuration: Configuration): number {
	const art = wallArtOf(configuration);
	const { frame, variant, material } = art;
	// Wallpaper and films weigh what is printed, since nobody cuts off what is more.
	const body = art.parts.reduce(
		(sum, part) => sum + grams(grown(part, square(material.allowance)), variant.weight),
		0,
	);
	if (!frame) return Math.round(body);
	const inner = frameSizeOf(art);
	const outer = outerOf(art);
	const profile = (2 * (outer.width + outer.height) * frame.weight.perMetre) / 1000;
	const mat = grams(inner, MAT_WEIGHT) - grams(art, MAT_WEIGHT);
	const glass = frame.glazed ? (glazingOf(configuration.glazing)?.weight ?? 0) : 0;
	return Math.round(body + profile + grams(inner, glass + frame.weight.perArea) + mat);
}

/** Whether it is carried as bulky goods: more than 120 cm, rolled ones by the length of their tube. */
export function isOversize(configuration: Configuration): boolean {
	const art = wallArtOf(configuration);
	if (art.frame || !art.material.isRolled) {
		// Parts are packed one upon the other.
		const packed = art.frame ? [outerOf(art)] : art.parts;
		return packed.some(({ width, height }) => Math.max(width, height) > OVERSIZE_MM);
	}
	const printed = printSize(configuration);
	const strip = art.material.hanging === "paste" ? wallpaperStrip.width : Number.POSITIVE_INFINITY;
	return Math.min(printed.width, printed.height, strip) > OVERSIZE_MM;
}
