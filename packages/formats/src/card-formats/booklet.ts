import { type Size, type Um, um } from "@offizin/units";
import type { BaseSize, CardFormat, EnvelopeSize } from "../card-format.ts";
import type { SaddleStitching, SheetSide } from "../format.ts";
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
const bookletPages = { min: 8, max: 32, step: 4 } as const;

/** The first opened spread, as which all are shaped. */
const SPREAD = "spread-2";

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

/** Wire staples through the fold: as many as every stitcher sets at once. */
const STAPLES = 2;

/** Numbers of the pages on each sheet of a booklet, from the cover inwards: front `[last | 1]`, back `[2 | last − 1]`. */
export function pagesOfSheets({ pages }: SaddleStitching): readonly (readonly number[])[] {
	return Array.from({ length: pages / 4 }, (_, sheet) => {
		const first = 2 * sheet + 1;
		return [first, first + 1, pages - first, pages + 1 - first];
	});
}

/**
 * Each page on a side of its own, in reading order. What bleeds over the spine comes from the page that faces it: of a
 * spread its other half, of the cover its other leaf.
 */
function singlePages(trim: Size, count: number): readonly SheetSide[] {
	const { width } = trim;
	return Array.from({ length: count }, (_, index) => {
		const number = index + 1;
		const inside = (left: number, x: number) => [panel(`spread-${left}`, x)];
		const panels =
			number === 1
				? [panel("front"), panel("back", -width)]
				: number === count
					? [panel("back"), panel("front", width)]
					: number % 2 === 0
						? inside(number, 0)
						: inside(number - 1, -width);
		return buildSide({ key: `page-${number}`, size: trim, panels });
	});
}

/** Designed as it is read: the cover opened flat `[last | 1]`, then every spread `[2 | 3]`, `[4 | 5]` and so on. */
function stitched(trim: Size, count: number): Sheets {
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
				buildPage({ key: `spread-${left}`, like: SPREAD, numbers: [left, left + 1], size: open, folds }),
			),
			buildPage({ key: "back", numbers: [count], size: trim, edges: { ...allCut, right: "fold" } }),
		],
		sides: singlePages(trim, count),
		spreads: [
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
				grammage: { min: 120, max: 170 },
				stitching: { pages: count, staples: STAPLES, coverGrammage: { min: 250, max: 300 } },
			},
			stitched(trim, count),
		);
	});
});
