import { type Box, mm, type Um, um } from "@offizin/units";
import { type Drawn, drawnFor } from "./families.ts";
import { placesOf, type TextRole } from "./slice.ts";

/** The most photos that a layout has places for. */
export const MOST_PHOTOS = 12;

/** Where photos may stand, and the white between them. */
export interface Surface {
	readonly area: Box;
	readonly gap: Um;
	/** Where nothing is cut away: texts stand in it also where photos reach beyond. The whole area when absent. */
	readonly safe?: Box;
}

/** Where a text stands. */
export interface TextPlace {
	readonly role: TextRole;
	readonly box: Box;
	/** How one that is not written yet is set. */
	readonly align: "left" | "center";
	readonly verticalAlign: "top" | "middle" | "bottom";
}

/** A way of laying out photos, and texts, on a surface. */
export interface Layout {
	/** For good: "3-hero-left". */
	readonly key: string;
	/** In the order photos come in. */
	readonly places: readonly Box[];
	/** In reading order. */
	readonly texts: readonly TextPlace[];
	/** Its places reach all edges of the surface; of one that stands in it with white around it they do not. */
	readonly isFull: boolean;
}

/** White between photos. */
export const gutters = { none: mm(0), narrow: mm(2), wide: mm(5) } as const;
export type Gutter = keyof typeof gutters;

/** A place is at least so large, as far as the surface is, and not more drawn out than this. */
const LEAST = mm(12);
const LONGEST = 2.6;

/** The layouts of so many photos for a surface: whatever its shape, each another one, the plainest first. */
export function layoutsFor({ area, gap }: Surface, count: number): Layout[] {
	if (count < 1 || count > MOST_PHOTOS) return [];
	const drawn = drawnFor(count);
	const all = [
		...drawn.map(({ name, slice }) => ({ name, places: placesOf(slice, area, gap), isFull: true })),
		...insetOnes({ area, gap }, count, drawn),
	].filter(({ places }) => places.every(({ width, height }) => width > 0 && height > 0));
	const distinct = withoutTwins(all);
	const shapely = distinct.filter(({ places }) => places.every(isShapely));
	const chosen =
		shapely.length >= ENOUGH
			? shapely
			: distinct.toSorted((one, other) => drawnOut(one) - drawnOut(other)).slice(0, ENOUGH);
	return chosen.map(({ name, ...layout }) => ({ key: `${count}-${name}`, ...layout, texts: [] }));
}

/** Of those that look the same the first. */
export function withoutTwins<One extends Pick<Layout, "places"> & Partial<Layout>>(
	all: readonly One[],
): One[] {
	const seen = new Set<string>();
	return all.filter(({ places, texts = [] }) => {
		const roles = texts.map(({ role, box }) => `${role} ${drawingOf([box])}`);
		const drawing = [drawingOf(places), ...roles].join();
		return seen.has(drawing) ? false : seen.add(drawing);
	});
}

/** As many as there are to choose from at least, be the surface ever so drawn out. */
const ENOUGH = 6;

export function isShapely({ width, height }: Box): boolean {
	const [short, long] = [Math.min(width, height), Math.max(width, height)];
	return short >= LEAST && long <= short * LONGEST;
}

function drawnOut({ places }: { readonly places: readonly Box[] }): number {
	return Math.max(...places.map(({ width, height }) => Math.max(width / height, height / width)));
}

/** What is seen of it, whichever photo comes first. */
function drawingOf(places: readonly Box[]): string {
	return places
		.map(({ x, y, width, height }) => [x, y, width, height].join())
		.sort()
		.join(" ");
}

/** One photo, or a plain row of two or three, with white around. */
function insetOnes({ area, gap }: Surface, count: number, drawn: readonly Drawn[]) {
	if (count === 1) {
		const square = Math.min(area.width, area.height) * 0.8;
		return [
			{ name: "framed", box: inner(area, 0.8, 0.8) },
			{ name: "square", box: centred(area, square, square) },
			{ name: "band", box: inner(area, 1, 0.6) },
			{ name: "column", box: inner(area, 0.6, 1) },
			{ name: "above", box: { ...area, height: um(area.height * 0.7) } },
			{ name: "small", box: inner(area, 0.6, 0.6) },
		].map(({ name, box }) => ({ name, places: [box], isFull: false }));
	}
	const [plain] = drawn;
	if (count > 3 || !plain) return [];
	const row = placesOf(plain.slice, inner(area, 1, 0.55), gap);
	return [{ name: "band", places: row, isFull: false }];
}

function inner(area: Box, width: number, height: number): Box {
	return centred(area, area.width * width, area.height * height);
}

function centred(area: Box, width: number, height: number): Box {
	return {
		x: um(area.x + (area.width - width) / 2),
		y: um(area.y + (area.height - height) / 2),
		width: um(width),
		height: um(height),
	};
}
