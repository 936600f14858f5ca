import { type Box, box, boxAround, mm, type Um } from "@offizin/units";
import {
	isShapely,
	type Layout,
	MOST_PHOTOS,
	type Surface,
	type TextPlace,
	withoutTwins,
} from "./library.ts";
import { leavesOf, type TextRole } from "./slice.ts";
import { drawnWithTexts } from "./text-families.ts";

/** Narrower or lower nobody can read it: about twenty letters of ten points, and so many lines. */
const LEAST: Record<TextRole, { readonly width: Um; readonly height: Um }> = {
	heading: { width: mm(38), height: mm(9) },
	body: { width: mm(36), height: mm(18) },
	caption: { width: mm(24), height: mm(6) },
	quotation: { width: mm(36), height: mm(18) },
};
/** Of lines longer than this the eye does not find the next one. */
const LONGEST_LINE = mm(150);

/** The layouts of so many photos, or of none, that have places for texts: as `layoutsFor` gives those without. */
export function textLayoutsFor(surface: Surface, count: number): Layout[] {
	if (count < 0 || count > MOST_PHOTOS) return [];
	const { area, gap } = surface;
	const layouts = drawnWithTexts(count, area).flatMap(({ name, slice }): Layout[] => {
		const leaves = leavesOf(slice, area, gap);
		const places = leaves.flatMap(({ leaf, box: place }) => (leaf === "place" ? [place] : []));
		const words = leaves.flatMap(({ leaf, box: place }) => {
			return leaf === "place" ? [] : [{ role: leaf, box: readable(place, leaf, surface) }];
		});
		if (!places.every(isShapely) || !words.every(isReadable)) return [];
		const isFull = reachesEdges(
			leaves.map((leaf) => leaf.box),
			area,
		);
		const texts = words.map((one): TextPlace => ({ ...one, ...settingOf(one, words) }));
		return [{ key: `${count}-text-${name}`, places, texts, isFull }];
	});
	return withoutTwins(layouts);
}

type Words = Pick<TextPlace, "role" | "box">;

function isReadable({ role, box: { width, height } }: Words): boolean {
	return width >= LEAST[role].width && height >= LEAST[role].height;
}

/** White to what stands beside it, nothing in the margin of the page, and no line too long. */
function readable(leaf: Box, role: TextRole, { area, gap, safe = area }: Surface): Box {
	const short = Math.min(area.width, area.height);
	const white = role === "caption" ? mm(2) : Math.min(mm(8), Math.max(mm(3), short * 0.04));
	const more = Math.max(0, white - gap);
	const [right, bottom] = [leaf.x + leaf.width, leaf.y + leaf.height];
	const left = Math.max(leaf.x + (leaf.x > area.x ? more : 0), safe.x);
	const top = Math.max(leaf.y + (leaf.y > area.y ? more : 0), safe.y);
	const width = Math.min(right - (right < area.x + area.width ? more : 0), safe.x + safe.width) - left;
	const height = Math.min(bottom - (bottom < area.y + area.height ? more : 0), safe.y + safe.height) - top;
	const isProse = role === "body" || role === "quotation";
	const spare = isProse ? Math.max(0, width - LONGEST_LINE) : 0;
	return box(left + spare / 2, top, width - spare, height);
}

/** A heading stands on its text, at its left; alone it stands in the middle of its place, as a quotation does. */
function settingOf(
	{ role, box: own }: Words,
	all: readonly Words[],
): Pick<TextPlace, "align" | "verticalAlign"> {
	if (role === "body" || role === "caption") return { align: "left", verticalAlign: "top" };
	const isOver = ({ role: other, box: { x, y } }: Words) => other === "body" && x === own.x && y > own.y;
	return role === "heading" && all.some(isOver)
		? { align: "left", verticalAlign: "bottom" }
		: { align: "center", verticalAlign: "middle" };
}

function reachesEdges(boxes: readonly Box[], area: Box): boolean {
	const reach = (edge: number, side: (one: Box) => number) => boxes.some((one) => side(one) === edge);
	return (
		reach(area.x, ({ x }) => x) &&
		reach(area.y, ({ y }) => y) &&
		reach(area.x + area.width, ({ x, width }) => x + width) &&
		reach(area.y + area.height, ({ y, height }) => y + height)
	);
}

/** On which side of all photos the texts of a layout stand; around them where it is more than one. */
export function textSideOf({
	places,
	texts,
}: Pick<Layout, "places" | "texts">): "left" | "right" | "above" | "below" | "around" {
	const [photos, words] = [boxAround(places), boxAround(texts.map((text) => text.box))];
	if (!photos || !words) return "around";
	if (words.x + words.width <= photos.x) return "left";
	if (words.x >= photos.x + photos.width) return "right";
	if (words.y + words.height <= photos.y) return "above";
	return words.y >= photos.y + photos.height ? "below" : "around";
}
