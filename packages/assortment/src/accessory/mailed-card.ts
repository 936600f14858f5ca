import { invariant } from "@offizin/base";
import {
	type CardFormat,
	coverWeightFor,
	type Paper,
	pageOf,
	type SheetSide,
	weightFor,
} from "@offizin/formats";
import { type Size, type Um, um } from "@offizin/units";
import type { Accessory } from "./accessory.ts";
import { caliperOf } from "./paper-caliper.ts";

/** What lies in a card or is fastened to it: accessories, and cards of their own like an answer card. */
export type Insert = Accessory | { readonly format: CardFormat; readonly paper: Paper };

/** A leaf as it is cut: its area, and how often it lies above itself in the folded card. */
interface Leaf {
	readonly area: number;
	readonly layers: number;
	readonly grammage: number;
}

const areaOf = ({ width, height }: Size) => width * height;

function printedArea({ pages }: CardFormat, side: SheetSide): number {
	return side.panels.reduce((sum, { page }) => {
		const found = pages.find(({ key }) => key === page);
		return sum + (found ? areaOf(found.size) : 0);
	}, 0);
}

/** Areas of the sheets, each of which has a side and the one behind it; a finished envelope is two walls and a flap. */
function sheetAreas(format: CardFormat): readonly number[] {
	const { form, trim, sides, stitching } = format;
	// A sheet of a booklet is two leaves.
	if (stitching) return Array(stitching.pages / 4).fill(2 * areaOf(trim));
	if (form === "briefumschlag") {
		const flap = pageOf(format, "envelope-flap");
		return [2 * areaOf(trim) + (flap ? areaOf(flap.size) : 0)];
	}
	const areas = sides.map((side) => printedArea(format, side));
	if (areas.length === 1) return areas;
	// The larger one, since a pocket is part of the outer side only.
	return areas.flatMap((area, index) => (index % 2 === 0 ? [Math.max(area, areas[index + 1] ?? 0)] : []));
}

function leavesOf(format: CardFormat, paper: Paper): readonly Leaf[] {
	const grammage = weightFor(format, paper);
	invariant(grammage !== undefined, `${format.key} is made of ${paper.key}`);
	const cover = coverWeightFor(format, paper) ?? grammage;
	return sheetAreas(format).map((area, index) => ({
		area,
		layers: Math.ceil(area / areaOf(format.trim)),
		grammage: index === 0 ? cover : grammage,
	}));
}

/**
 * Milligrams of a card with what lies in it: the area of every leaf times its grammage, for every piece of a set. Holes
 * are not taken off.
 */
export function cardWeight(format: CardFormat, paper: Paper, inserts: readonly Insert[] = []): number {
	const own = leavesOf(format, paper).reduce((sum, { area, grammage }) => sum + area * grammage, 0);
	return (
		Math.round((own * (format.pieces ?? 1)) / 1e9) +
		inserts.reduce((sum, insert) => sum + insertWeight(insert), 0)
	);
}

function insertWeight(insert: Insert): number {
	return "sku" in insert ? insert.weight * 1000 : cardWeight(insert.format, insert.paper);
}

/** The closed card with what lies in it: layers of every leaf times its caliper; of a set the pile of its pieces. */
export function cardThickness(format: CardFormat, paper: Paper, inserts: readonly Insert[] = []): Um {
	const own = leavesOf(format, paper).reduce(
		(sum, { layers, grammage }) => sum + layers * caliperOf(paper, grammage),
		0,
	);
	return um(own * (format.pieces ?? 1) + inserts.reduce((sum, insert) => sum + insertThickness(insert), 0));
}

function insertThickness(insert: Insert): number {
	return "sku" in insert ? insert.thickness : cardThickness(insert.format, insert.paper);
}
