import { type Size, um } from "@offizin/units";
import type { BaseSize, CardFormat, EnvelopeSize } from "../card-format.ts";
import {
	allCut,
	buildFormat,
	buildPage,
	buildSide,
	FLAP_SHORTER,
	foldedUnder,
	horizontalFolds,
	panel,
	type Sheets,
	size,
	verticalFolds,
} from "./build.ts";

/** Each flap of a gate fold ends this far before the middle (domain.md §1.1). */
const GATE_SHORTER = um(1000);

/** Six pages, rolled: inner side `[2 | 3 | 4]`, outer side `[5 | 6 | 1]`; 4 and 5 are the short flap, which folds first. */
function rolledLeft(trim: Size): Sheets {
	const { width, height } = trim;
	const flap: Size = { width: um(width - FLAP_SHORTER), height };
	const open: Size = { width: um(width * 3 - FLAP_SHORTER), height };
	const folds = verticalFolds(flap.width, flap.width + width);
	return {
		trim,
		pages: [
			buildPage({
				key: "front",
				numbers: [1],
				size: trim,
				edges: { ...allCut, left: "fold" },
				refinable: true,
			}),
			buildPage({ key: "inner", numbers: [2, 3, 4], size: open, folds: verticalFolds(width, width * 2) }),
			buildPage({ key: "flap", numbers: [5], size: flap, edges: { ...allCut, right: "fold" } }),
			buildPage({ key: "back", numbers: [6], size: trim, edges: { ...allCut, left: "fold", right: "fold" } }),
		],
		sides: [
			buildSide({
				key: "outside",
				size: open,
				panels: [panel("flap"), panel("back", flap.width), panel("front", flap.width + width)],
				folds,
				folding: foldedUnder(folds),
			}),
			buildSide({
				key: "inside",
				size: open,
				panels: [panel("inner")],
				folds: verticalFolds(width, width * 2),
			}),
		],
	};
}

/**
 * Six pages, rolled upward: inner side from the top `[2 | 3 | 4]`, outer side `[5 | 6 turned | 1]`. The back is turned
 * as on a card with a fold at the head; the flap stands upright once it is folded up over page 3.
 */
function rolledUp(trim: Size): Sheets {
	const { width, height } = trim;
	const flap: Size = { width, height: um(height - FLAP_SHORTER) };
	const open: Size = { width, height: um(height * 3 - FLAP_SHORTER) };
	const folds = horizontalFolds(flap.height, flap.height + height);
	return {
		trim,
		pages: [
			buildPage({
				key: "front",
				numbers: [1],
				size: trim,
				edges: { ...allCut, top: "fold" },
				refinable: true,
			}),
			buildPage({ key: "inner", numbers: [2, 3, 4], size: open, folds: horizontalFolds(height, height * 2) }),
			buildPage({ key: "flap", numbers: [5], size: flap, edges: { ...allCut, bottom: "fold" } }),
			buildPage({ key: "back", numbers: [6], size: trim, edges: { ...allCut, top: "fold", bottom: "fold" } }),
		],
		sides: [
			buildSide({
				key: "outside",
				size: open,
				panels: [panel("flap"), panel("back", 0, flap.height, true), panel("front", 0, flap.height + height)],
				folds,
				folding: foldedUnder(folds),
			}),
			buildSide({
				key: "inside",
				size: open,
				panels: [panel("inner")],
				folds: horizontalFolds(height, height * 2),
			}),
		],
	};
}

/** Six pages with two doors that meet in the middle: inner side `[2 | 3 | 4]`, outer side `[5 | 6 | 1]`. */
function gate(trim: Size): Sheets {
	const { width, height } = trim;
	const door: Size = { width: um(width / 2 - GATE_SHORTER), height };
	const open: Size = { width: um(width + 2 * door.width), height };
	const folds = verticalFolds(door.width, door.width + width);
	return {
		trim,
		pages: [
			buildPage({
				key: "front",
				numbers: [1],
				size: door,
				edges: { ...allCut, left: "fold" },
				refinable: true,
			}),
			buildPage({
				key: "front-right",
				numbers: [5],
				size: door,
				edges: { ...allCut, right: "fold" },
				refinable: true,
			}),
			buildPage({ key: "inner", numbers: [2, 3, 4], size: open, folds }),
			buildPage({ key: "back", numbers: [6], size: trim, edges: { ...allCut, left: "fold", right: "fold" } }),
		],
		sides: [
			buildSide({
				key: "outside",
				size: open,
				panels: [panel("front-right"), panel("back", door.width), panel("front", door.width + width)],
				folds,
				folding: foldedUnder(folds),
			}),
			buildSide({ key: "inside", size: open, panels: [panel("inner")], folds }),
		],
	};
}

const sizes: readonly {
	readonly key: string;
	readonly baseSize: BaseSize;
	readonly envelope: EnvelopeSize;
	readonly trim: Size;
}[] = [
	{ key: "a6", baseSize: "a6", envelope: "c6", trim: size(105, 148) },
	{ key: "b6", baseSize: "b6", envelope: "b6", trim: size(120, 170) },
	{ key: "sq145", baseSize: "sq145", envelope: "sq", trim: size(145, 145) },
	{ key: "a6-quer", baseSize: "a6", envelope: "c6", trim: size(148, 105) },
	{ key: "b6-quer", baseSize: "b6", envelope: "b6", trim: size(170, 120) },
];

/** Cards with two folds of domain.md §1.3: rolled, or with two doors. */
export const doubleFoldedCards: readonly CardFormat[] = sizes.flatMap(({ key, baseSize, envelope, trim }) => {
	const facts = { form: "doppelklappkarte", source: "market", baseSize, envelope } as const;
	const rolled = trim.width > trim.height ? rolledUp(trim) : rolledLeft(trim);
	return [
		buildFormat(`doppelklappkarte-${key}`, facts, rolled),
		buildFormat(`doppelklappkarte-${key}-altarfalz`, facts, gate(trim)),
	];
});
