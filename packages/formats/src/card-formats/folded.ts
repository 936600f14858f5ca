import { type Size, um } from "@offizin/units";
import type { CardFormat } from "../card-format.ts";
import type { Hole } from "../format.ts";
import {
	allCut,
	buildFormat,
	buildPage,
	buildSide,
	foldedUnder,
	horizontalFolds,
	panel,
	type Sheets,
	size,
	verticalFolds,
} from "./build.ts";

/**
 * One fold on the left: outer side `[4 | 1]`, inner side `[2 | 3]` (domain.md §1.1). Holes are given on the front and
 * go through the front leaf.
 */
function foldedLeft(trim: Size, holes: readonly Hole[] = []): Sheets {
	const { width, height } = trim;
	const open: Size = { width: um(width * 2), height };
	const folds = verticalFolds(width);
	const outside = holes.map((hole) => ({ ...hole, x: um(hole.x + width) }));
	const inside = holes.map((hole) => ({ ...hole, x: um(width - hole.x) }));
	return {
		trim,
		pages: [
			buildPage({
				key: "front",
				numbers: [1],
				size: trim,
				edges: { ...allCut, left: "fold" },
				refinable: true,
				holes,
			}),
			buildPage({ key: "inner", numbers: [2, 3], size: open, folds, holes: inside }),
			buildPage({ key: "back", numbers: [4], size: trim, edges: { ...allCut, right: "fold" } }),
		],
		sides: [
			buildSide({
				key: "outside",
				size: open,
				panels: [panel("back"), panel("front", width)],
				folds,
				folding: foldedUnder(folds),
				holes: outside,
			}),
			buildSide({ key: "inside", size: open, panels: [panel("inner")], folds, holes: inside }),
		],
	};
}

/** One fold at the head: outer side from the top `[4 turned | 1]`, inner side `[2 | 3]` (domain.md §1.1). */
function foldedTop(trim: Size): Sheets {
	const { width, height } = trim;
	const open: Size = { width, height: um(height * 2) };
	const folds = horizontalFolds(height);
	const edges = { ...allCut, top: "fold" } as const;
	return {
		trim,
		pages: [
			buildPage({ key: "front", numbers: [1], size: trim, edges, refinable: true }),
			buildPage({ key: "inner", numbers: [2, 3], size: open, folds }),
			buildPage({ key: "back", numbers: [4], size: trim, edges }),
		],
		sides: [
			buildSide({
				key: "outside",
				size: open,
				panels: [panel("back", 0, 0, true), panel("front", 0, height)],
				folds,
				folding: foldedUnder(folds),
			}),
			buildSide({ key: "inside", size: open, panels: [panel("inner")], folds }),
		],
	};
}

/** Portrait and square cards fold on the left, landscape ones at the head. */
export function folded(trim: Size): Sheets {
	return trim.width > trim.height ? foldedTop(trim) : foldedLeft(trim);
}

const card = { form: "klappkarte", source: "market" } as const;
const norm = { form: "klappkarte", source: "norm" } as const;
const tent = { form: "tischfaltkarte", source: "market" } as const;

/** Cards with one fold, domain.md §1.2 and §1.3. */
export const foldedCards: readonly CardFormat[] = [
	buildFormat("klappkarte-a6", { ...norm, baseSize: "a6", envelope: "c6" }, folded(size(105, 148))),
	buildFormat("klappkarte-sq145", { ...card, baseSize: "sq145", envelope: "sq" }, folded(size(145, 145))),
	buildFormat("klappkarte-a6-quer", { ...norm, baseSize: "a6", envelope: "c6" }, folded(size(148, 105))),
	buildFormat("klappkarte-b6", { ...card, baseSize: "b6", envelope: "b6" }, folded(size(120, 170))),
	buildFormat("klappkarte-b6-quer", { ...card, baseSize: "b6", envelope: "b6" }, folded(size(170, 120))),
	// The four-page version of din-lang-quer.
	buildFormat("klappkarte-dl", { ...card, baseSize: "dl", envelope: "dl" }, folded(size(210, 100))),
	buildFormat("klappkarte-a5", { ...norm, baseSize: "a5", envelope: "c5" }, folded(size(148, 210))),
	buildFormat("klappkarte-a5-quer", { ...norm, baseSize: "a5", envelope: "c5" }, folded(size(210, 148))),
	buildFormat(
		"menuekarte-dl-klapp",
		{ form: "menuekarte", source: "market", baseSize: "dl" },
		folded(size(100, 210)),
	),
	buildFormat("tischfaltkarte-85x55", tent, foldedTop(size(85, 55))),
	buildFormat("tischfaltkarte-100x50", tent, foldedTop(size(100, 50))),
	buildFormat(
		"teelichtkarte",
		{ form: "teelichtkarte", source: "market", baseSize: "a7", envelope: "c7" },
		// A metal tea light is 37 to 38 mm wide.
		foldedLeft(size(74, 105), [{ x: um(37_000), y: um(66_000), diameter: um(39_000) }]),
	),
];
