import { BoundedCache, err, ok, type Result } from "@offizin/base";
import { type Format, type Page, polygonPath } from "@offizin/formats";
import {
	areaOf,
	type Contour,
	calmed,
	contoursOf,
	distanceGrid,
	type Extent,
	extentOf,
	filledGrid,
	signedArea,
	thinned,
	traceGrid,
} from "@offizin/geometry";
import { type Box, box, mm, type Size, toMm } from "@offizin/units";

/**
 * How film is cut around what a photo shows on nothing (lengths in mm, of the film):
 * so far outside of it, and outside of a large film a share of its longer edge, so that the border looks the same;
 * around no bend tighter than this, for what is cut by itself begins to peel there;
 * no opening that is smaller, and nothing that stands beside the rest and is smaller: both are no more than crumbs.
 */
export const PHOTO_CONTOUR = {
	offset: 5,
	offsetShare: 0.01,
	radius: 5,
	leastOpening: 400,
	leastPiece: 100,
} as const;

/** Cells along the longer edge: of 60 cm each is 1.25 mm. */
const CELLS = 480;
/** How far a straight line may run beside what it stands for, in cells. */
const COARSE = 0.08;
const CALMED = 3;

/** Where a photo lies on a film, and what that is cut out along; µm from its corner. */
export interface PhotoContour {
	readonly die: string;
	/** All of the photo, with what of it is nothing. */
	readonly place: Box;
}

/** "no_outline": it shows something everywhere. "in_pieces": what it shows does not hold together. */
export type ContourRefusal = "no_outline" | "in_pieces";

export interface OutlinedPhoto extends PixelsOf {
	/** Around what it shows, in its pixels; absent of a photo that shows something everywhere. */
	readonly outline?: string | undefined;
}

interface PixelsOf {
	readonly width: number;
	readonly height: number;
}

const known = new BoundedCache<string, Result<PhotoContour, ContourRefusal>>(20);

/** What a film of some size is cut out along for a photo, which is as large on it as fits. */
export function photoContour(photo: OutlinedPhoto, size: Size): Result<PhotoContour, ContourRefusal> {
	const { outline, width, height } = photo;
	if (outline === undefined) return err("no_outline");
	const film = { width: toMm(size.width), height: toMm(size.height) };
	return known.get([film.width, film.height, width, height, outline].join(" "), () =>
		cutAround(contoursOf(outline), photo, film),
	);
}

interface Film {
	readonly width: number;
	readonly height: number;
}

function cutAround(
	contours: readonly Contour[],
	photo: PixelsOf,
	film: Film,
): Result<PhotoContour, ContourRefusal> {
	const offset = offsetOf(film);
	const pieces = contours.filter((contour) => signedArea(contour) > 0);
	const largest = pieces.toSorted((one, other) => signedArea(other) - signedArea(one))[0];
	const around = largest && extentOf([largest]);
	if (!around) return err("no_outline");
	const alone = scaleTo(around, film, offset);
	const kept = pieces.filter((piece) => signedArea(piece) * alone ** 2 >= PHOTO_CONTOUR.leastPiece);
	const all = extentOf(kept) ?? around;
	const scale = scaleTo(all, film, offset);
	const corner = {
		x: film.width / 2 - (scale * (all.left + all.right)) / 2,
		y: film.height / 2 - (scale * (all.top + all.bottom)) / 2,
	};
	const openings = contours.filter((contour) => signedArea(contour) < 0);
	const shown = [...kept, ...openings].map((contour) =>
		contour.map(({ x, y }) => ({ x: corner.x + scale * x, y: corner.y + scale * y })),
	);
	const cut = grown(shown, film, offset);
	if (cut.filter((contour) => signedArea(contour) > 0).length > 1) return err("in_pieces");
	return ok({
		die: cut.map((contour) => polygonPath(contour.map((spot) => onFilm(spot, film)))).join(""),
		place: box(mm(corner.x), mm(corner.y), mm(photo.width * scale), mm(photo.height * scale)),
	});
}

function offsetOf({ width, height }: Film): number {
	return Math.max(PHOTO_CONTOUR.offset, PHOTO_CONTOUR.offsetShare * Math.max(width, height));
}

/** Millimetres of a pixel, where what surrounds it touches the film. */
function scaleTo({ left, top, right, bottom }: Extent, film: Film, offset: number): number {
	return Math.min((film.width - 2 * offset) / (right - left), (film.height - 2 * offset) / (bottom - top));
}

/**
 * Grown by the offset and by the least radius, and shrunk by that again: what is nearer to itself than two radii grows
 * together, and no bend is left that is tighter.
 */
function grown(shown: readonly Contour[], film: Film, offset: number): readonly Contour[] {
	const { radius, leastOpening } = PHOTO_CONTOUR;
	const cell = Math.max(film.width, film.height) / CELLS;
	const margin = Math.ceil((radius + offset) / cell) + 2;
	const toGrid = (at: number) => at / cell + margin;
	const size = {
		columns: Math.ceil(film.width / cell) + 2 * margin,
		rows: Math.ceil(film.height / cell) + 2 * margin,
	};
	const onGrid = shown.map((contour) => contour.map(({ x, y }) => ({ x: toGrid(x), y: toGrid(y) })));
	const filled = filledGrid(onGrid, size);
	// A tip may be narrower than a cell.
	for (const { x, y } of onGrid.flat()) filled.values[Math.round(y) * size.columns + Math.round(x)] = 1;
	const reach = (offset + radius) / cell;
	const near = distanceGrid(filled, (value) => value > 0);
	const kept = distanceGrid(near, (distance) => distance > reach);
	return traceGrid(kept, radius / cell)
		.map((contour) => thinned(calmed(contour, CALMED), COARSE))
		.map((contour) => contour.map(({ x, y }) => ({ x: (x - margin) * cell, y: (y - margin) * cell })))
		.filter((contour) => signedArea(contour) > 0 || areaOf([contour], "nonzero") >= leastOpening);
}

/** Cells end a little beside the film that what they show touches. */
function onFilm({ x, y }: { readonly x: number; readonly y: number }, { width, height }: Film) {
	return { x: mm(Math.min(width, Math.max(0, x))), y: mm(Math.min(height, Math.max(0, y))) };
}

/** What pages of a document show, as far as a contour needs to know. */
export interface PhotoPage {
	readonly key: string;
	readonly elements?: readonly {
		readonly id: string;
		readonly fills?: string | undefined;
		readonly photo?: OutlinedPhoto | null | undefined;
	}[];
}

/** The format cut out around the photos that its document shows, where it is to be; as it was for a photo without a contour. */
export function withPhotoContours(format: Format, pages: readonly PhotoPage[]): Format {
	if (!format.pages.some(({ traced }) => traced)) return format;
	const contours = new Map(
		format.pages.flatMap((page) => {
			const found = contourOfPage(page, pages);
			return found ? [[page.key, found] as const] : [];
		}),
	);
	return {
		...format,
		pages: format.pages.map((page) => {
			const found = contours.get(page.key);
			return found ? { ...page, die: found.die, picture: found.place } : page;
		}),
		sides: format.sides.map((side) => {
			const found = contours.get(side.panels[0]?.page ?? "");
			return found ? { ...side, die: found.die } : side;
		}),
	};
}

function contourOfPage({ key, size, traced }: Page, pages: readonly PhotoPage[]): PhotoContour | undefined {
	const own = traced ? pages.find((page) => page.key === key)?.elements : undefined;
	const photo = own?.find(({ fills, photo }) => fills !== undefined && photo)?.photo;
	const found = photo && photoContour(photo, size);
	return found?.ok ? found.value : undefined;
}
