import { type Size, um } from "@offizin/units";
import type { Hole, Page, Panel, SheetSide } from "../format.ts";
import { buildPage, buildSide, panel, type Sheets } from "./build.ts";

/** What is cut into a leaf beside its edges, seen from the front. */
export interface LeafCuts {
	/** Must be the same in the mirror, since it is cut through both sides. */
	readonly die?: string;
	readonly holes?: readonly Hole[];
	readonly slits?: readonly string[];
	readonly kissCut?: true;
}

interface Leaf extends LeafCuts {
	/** Key of the front page; the back is named after it. */
	readonly front: string;
	readonly back: string;
	/** Page number of the front. */
	readonly number: number;
	readonly size: Size;
	readonly refinable?: boolean;
}

function mirrored(holes: readonly Hole[], { width }: Size): readonly Hole[] {
	return holes.map((hole) => ({ ...hole, x: um(width - hole.x) }));
}

/** A leaf that is cut out and printed on both sides: a page and a side of a sheet each. */
export function buildLeaf(leaf: Leaf): Pick<Sheets, "pages" | "sides"> {
	const { front, back, number, size, refinable = false, die, holes = [], slits = [], kissCut } = leaf;
	const cuts = { ...(die ? { die } : {}), slits };
	const face = (key: string, numbers: readonly number[], own: Partial<Page>): Page =>
		buildPage({ key, numbers, size, ...cuts, ...own });
	const side = (key: string, panels: readonly Panel[], own: Partial<SheetSide>): SheetSide =>
		buildSide({ key, size, panels, ...cuts, ...(kissCut ? { kissCut } : {}), ...own });
	return {
		pages: [
			face(front, [number], { refinable, holes }),
			face(back, [number + 1], { holes: mirrored(holes, size) }),
		],
		sides: [
			side(front, [panel(front)], { holes }),
			side(back, [panel(back)], { holes: mirrored(holes, size) }),
		],
	};
}

/** A card of one leaf: front and back. */
export function twoSided(trim: Size, cuts: LeafCuts = {}): Sheets {
	return {
		trim,
		...buildLeaf({ front: "front", back: "back", number: 1, size: trim, refinable: true, ...cuts }),
	};
}

/** A leaf that is printed on its front only. */
export function oneSided(trim: Size, own: Partial<Page> = {}, side: Partial<SheetSide> = {}): Sheets {
	return {
		trim,
		pages: [buildPage({ key: "front", numbers: [1], size: trim, refinable: true, ...own })],
		sides: [buildSide({ key: "front", size: trim, panels: [panel("front")], ...side })],
	};
}

/** Several leaves in one format, each with its own sheet. */
export function joinSheets(trim: Size, parts: readonly Pick<Sheets, "pages" | "sides">[]): Sheets {
	return { trim, pages: parts.flatMap(({ pages }) => pages), sides: parts.flatMap(({ sides }) => sides) };
}
