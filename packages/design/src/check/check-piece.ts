import { apply, inverse, type Matrix, stretch } from "@offizin/geometry";
import type { Shaper } from "@offizin/text";
import type { Artwork } from "../document/artwork.ts";
import type { DisplayItem, GlyphsItem } from "../draw/display-list.ts";
import {
	type Contour,
	type Extent,
	extentOf,
	flatten,
	mapContours,
	rectContour,
	type Spot,
} from "./check-geometry.ts";
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

const flattened = new WeakMap<Artwork, Map<string, readonly Contour[]>>();

function keptContours(artwork: Artwork | undefined, path: string): readonly Contour[] {
	if (!artwork) return flatten(path);
	const known = flattened.get(artwork) ?? new Map<string, readonly Contour[]>();
	flattened.set(artwork, known);
	const kept = known.get(path) ?? flatten(path);
	known.set(path, kept);
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
			return keptContours(artwork, item.path);
		case "photo":
			return flatten(item.clip);
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
