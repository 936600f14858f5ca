import {
	apply,
	type Contour,
	contoursOf,
	type Extent,
	extentOf,
	inverse,
	type Matrix,
	mapContours,
	rectContour,
	type Spot,
	stretch,
} from "@offizin/geometry";
import type { Shaper } from "@offizin/text";
import type { Artwork } from "../document/artwork.ts";
import type { DisplayItem, GlyphsItem } from "../draw/display-list.ts";
import { glyphsExtent } from "./check-glyphs.ts";

/** A display item as contours, worked out when first asked for. */
export interface Piece {
	readonly item: DisplayItem;
	/** Contours in the item's own units: outline of a fill or photo, course of a stroke, what surrounds glyphs. */
	readonly own: () => readonly Contour[];
	/** The same on the page, in micrometres. */
	readonly contours: () => readonly Contour[];
	/** Around everything painted, on the page; undefined for what paints nothing. */
	readonly extent: () => Extent | undefined;
	/** Half the width of a stroke on the page; 0 for anything else. */
	readonly reach: number;
}

interface PieceContext {
	readonly shaper: Shaper;
	/** The artwork the items are of: its contours are kept as long as it lives. */
	readonly artwork: Artwork | undefined;
}

/** A check tells lines of 0.106 mm from finer ones, so its chords lie this much closer to curves than those of a plate. */
const FINER = 2;
/** Of what is squashed to nothing. */
const SMALLEST = 2 ** -10;
const flattened = new WeakMap<Artwork, Map<string, readonly Contour[]>>();

/** Flattened for the next power of two of its scale, so that an artwork that is drawn larger is not flattened each time. */
function keptContours(path: string, matrix: Matrix, artwork: Artwork | undefined): readonly Contour[] {
	const scale = FINER * 2 ** Math.ceil(Math.log2(Math.max(stretch(matrix)[1], SMALLEST)));
	if (!artwork) return contoursOf(path, scale);
	const known = flattened.get(artwork) ?? new Map<string, readonly Contour[]>();
	flattened.set(artwork, known);
	const key = `${scale} ${path}`;
	const kept = known.get(key) ?? contoursOf(path, scale);
	known.set(key, kept);
	return kept;
}

export function piecesOf(items: readonly DisplayItem[], { shaper, artwork }: PieceContext): Piece[] {
	return items.map((item) => {
		const own = once(() => ownContours(item, shaper, artwork));
		const reach = item.kind === "stroke" ? (item.width * stretch(item.matrix)[1]) / 2 : 0;
		const contours = once(() => mapContours(own(), item.matrix));
		return { item, own, contours, reach, extent: once(() => grown(extentOf(contours()), reach)) };
	});
}

function ownContours(item: DisplayItem, shaper: Shaper, artwork: Artwork | undefined): readonly Contour[] {
	switch (item.kind) {
		case "fill":
		case "stroke":
			return keptContours(item.path, item.matrix, artwork);
		case "photo":
			return keptContours(item.clip, item.matrix, undefined);
		case "glyphs":
			return glyphsContours(item, shaper);
	}
}

function glyphsContours(item: GlyphsItem, shaper: Shaper): readonly Contour[] {
	const extent = glyphsExtent(shaper, item);
	return extent ? [rectContour(extent)] : [];
}

function once<T>(work: () => T): () => T {
	let done: { readonly value: T } | undefined;
	return () => {
		done ??= { value: work() };
		return done.value;
	};
}

function grown(extent: Extent | undefined, by: number): Extent | undefined {
	if (!extent || by === 0) return extent;
	const { left, top, right, bottom } = extent;
	return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** A point of the page in the units of an item; undefined when the item is squashed to nothing. */
export function intoItem(matrix: Matrix, { x, y }: Spot): Spot | undefined {
	const back = inverse(matrix);
	if (!back) return undefined;
	const [ownX, ownY] = apply(back, x, y);
	return { x: ownX, y: ownY };
}
