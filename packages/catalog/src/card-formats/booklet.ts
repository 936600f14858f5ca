import { type Size, type Um, um } from "@offizin/units";
import type { BaseSize, CardFormat, EnvelopeSize } from "../card-format.ts";
import {
	allCut,
	buildFormat,
	buildPage,
	buildSide,
	panel,
	type Sheets,
	size,
	verticalFolds,
} from "./build.ts";

/** Fewest and most pages of a saddle-stitched booklet, domain.md §1.3. */
export const bookletPages = { min: 8, max: 32, step: 4 } as const;

/** How far each sheet pushes the one inside it out at the fore edge (domain.md §1.3), by the paper up to this weight. */
const creepPerSheet: readonly { readonly upTo: number; readonly shift: Um }[] = [
	{ upTo: 130, shift: um(200) },
	{ upTo: 170, shift: um(350) },
	{ upTo: 250, shift: um(1000) },
];

/**
 * How far the pages of a sheet are moved towards the spine so that their margins look alike after trimming. Sheet 0 is
 * the cover. Undefined for a paper too heavy to be stitched in a booklet.
 */
export function creepOf(sheet: number, grammage: number): Um | undefined {
	const row = creepPerSheet.find(({ upTo }) => grammage <= upTo);
	return row && um(sheet * row.shift);
}

/**
 * Pages as they are read: the cover opened flat `[last | 1]`, then every spread `[2 | 3]`, `[4 | 5]` and so on. The
 * printer imposes them on sheets of four.
 */
function readerSpreads(trim: Size, count: number): Sheets {
	const open: Size = { width: um(trim.width * 2), height: trim.height };
	const folds = verticalFolds(trim.width);
	const spreads = Array.from({ length: count / 2 - 1 }, (_, index) => 2 * (index + 1));
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
			...spreads.map((left) =>
				buildPage({ key: `spread-${left}`, numbers: [left, left + 1], size: open, folds }),
			),
			buildPage({ key: "back", numbers: [count], size: trim, edges: { ...allCut, right: "fold" } }),
		],
		sides: [
			buildSide({ key: "outside", size: open, panels: [panel("back"), panel("front", trim.width)], folds }),
			...spreads.map((left) => {
				const key = `spread-${left}`;
				return buildSide({ key, size: open, panels: [panel(key)], folds });
			}),
		],
	};
}

const sizes: readonly {
	readonly key: string;
	readonly baseSize: BaseSize;
	readonly envelope: EnvelopeSize;
	readonly source: CardFormat["source"];
	readonly trim: Size;
}[] = [
	{ key: "a5", baseSize: "a5", envelope: "c5", source: "norm", trim: size(148, 210) },
	{ key: "a6", baseSize: "a6", envelope: "c6", source: "norm", trim: size(105, 148) },
	{ key: "sq145", baseSize: "sq145", envelope: "sq", source: "market", trim: size(145, 145) },
];

/** Church booklets, menus and newspapers of domain.md §1.3. */
export const booklets: readonly CardFormat[] = sizes.flatMap(({ key, baseSize, envelope, source, trim }) => {
	const { min, max, step } = bookletPages;
	return Array.from({ length: (max - min) / step + 1 }, (_, index) => {
		const count = min + step * index;
		return buildFormat(
			`booklet-${key}-${count}`,
			{
				form: "booklet",
				source,
				baseSize,
				envelope,
				// The inside; its cover is of 250 to 300 g/m².
				grammage: { min: 120, max: 170 },
			},
			readerSpreads(trim, count),
		);
	});
});
