import { mm, type Size } from "@offizin/units";
import type { CardFormat } from "../card-format.ts";
import { buildFormat, size } from "./build.ts";
import { buildLeaf, joinSheets, type LeafCuts } from "./leaf.ts";

/** Leaves of one format, numbered on; the first is the front of the whole. */
function leaves(sizes: readonly Size[], cuts: LeafCuts = {}) {
	return sizes.map((leaf, index) =>
		buildLeaf({
			front: index === 0 ? "front" : `leaf-${index + 1}-front`,
			back: index === 0 ? "back" : `leaf-${index + 1}-back`,
			number: 2 * index + 1,
			size: leaf,
			refinable: index === 0,
			...cuts,
		}),
	);
}

const fanLeaf = size(70, 200);
/** The book screw: 10 mm from the corner at the foot, where the fan turns (domain.md §1.3). */
const screwHole = { x: mm(10), y: mm(190), diameter: mm(5) };

/** Cards that are sets of leaves, domain.md §1.3. */
export const cardSets: readonly CardFormat[] = [
	...[3, 4, 5, 6, 7, 8].map((count) =>
		buildFormat(
			`kartenfaecher-${count}`,
			{ form: "kartenfaecher", source: "market", envelope: "dl" },
			joinSheets(fanLeaf, leaves(Array(count).fill(fanLeaf), { holes: [screwHole] })),
		),
	),
	buildFormat(
		"kartentrio",
		{ form: "kartentrio", source: "market", baseSize: "b6", envelope: "b6" },
		joinSheets(size(120, 170), leaves([size(120, 170), size(120, 140), size(120, 110)])),
	),
];
