import { box, mm, type Size, um } from "@offizin/units";
import type { BaseSize, CardFormat, EnvelopeSize } from "../card-format.ts";
import { polygonPath } from "../contour.ts";
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
import { buildLeaf, joinSheets } from "./leaf.ts";

const POCKET_HEIGHT = mm(70);
/** The pocket is narrower than its panel on each side, so that it never shows beside it. */
const POCKET_INSET = mm(1);
const GLUE_WIDTH = mm(8);
/** The cards inside are this much narrower than the panel (domain.md §1.3). */
const CARD_NARROWER = mm(6);
/** Heights of the stepped inserts as parts of the card's, from the front: domain.md §1.3. */
const STEPS = [1 / 2, 2 / 3, 5 / 6];

/**
 * Three panels and a pocket: inner side `[2 | 3 | 4]`, outer side `[5 | 6 | 1]`. The pocket (7) hangs below panel 5 on
 * the outer side, is folded up over panel 4 and glued at both sides; seen there it stands upright, so on the sheet it
 * is turned.
 */
function cover(trim: Size): Sheets {
	const { width, height } = trim;
	const sheet: Size = { width: um(width * 3), height: um(height + POCKET_HEIGHT) };
	const open: Size = { width: sheet.width, height };
	const pocket: Size = { width: um(width - 2 * POCKET_INSET), height: POCKET_HEIGHT };
	const folds = verticalFolds(width, width * 2);
	const creases = [...folds, { axis: "y", at: height } as const];
	const outline = (left: number, right: number) =>
		polygonPath([
			{ x: 0, y: 0 },
			{ x: sheet.width, y: 0 },
			{ x: sheet.width, y: height },
			{ x: right, y: height },
			{ x: right, y: sheet.height },
			{ x: left, y: sheet.height },
			{ x: left, y: height },
			{ x: 0, y: height },
		]);
	const inner = width * 2 + POCKET_INSET;
	const glue = (x: number) =>
		({ box: box(x, height - POCKET_HEIGHT, GLUE_WIDTH, POCKET_HEIGHT), kind: "glue" }) as const;
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
			buildPage({
				key: "inner",
				numbers: [2, 3, 4],
				size: open,
				folds,
				reserved: [glue(inner), glue(inner + pocket.width - GLUE_WIDTH)],
			}),
			buildPage({
				key: "flap",
				numbers: [5],
				size: trim,
				edges: { ...allCut, right: "fold", bottom: "fold" },
			}),
			buildPage({ key: "back", numbers: [6], size: trim, edges: { ...allCut, left: "fold", right: "fold" } }),
			buildPage({ key: "pocket", numbers: [7], size: pocket, edges: { ...allCut, bottom: "fold" } }),
		],
		sides: [
			buildSide({
				key: "outside",
				size: sheet,
				panels: [
					panel("flap"),
					panel("back", width),
					panel("front", width * 2),
					panel("pocket", POCKET_INSET, height, true),
				],
				folds: creases,
				die: outline(POCKET_INSET, width - POCKET_INSET),
			}),
			buildSide({
				key: "inside",
				size: sheet,
				panels: [panel("inner")],
				folds: creases,
				die: outline(inner, inner + pocket.width),
			}),
		],
	};
}

/** What lies in the pocket: the main card and up to three inserts in steps. */
function contents(trim: Size, inserts: number): Pick<Sheets, "pages" | "sides">[] {
	const main: Size = { width: um(trim.width - CARD_NARROWER), height: um(trim.height - CARD_NARROWER) };
	return [
		buildLeaf({ front: "card-front", back: "card-back", number: 8, size: main }),
		...STEPS.slice(0, inserts).map((part, index) =>
			buildLeaf({
				front: `insert-${index + 1}-front`,
				back: `insert-${index + 1}-back`,
				number: 10 + 2 * index,
				size: { width: main.width, height: um(main.height * part) },
			}),
		),
	];
}

const sizes: readonly {
	readonly key: string;
	readonly baseSize?: BaseSize;
	readonly envelope: EnvelopeSize;
	readonly trim: Size;
}[] = [
	{ key: "115x162", envelope: "b6", trim: size(115, 162) },
	{ key: "sq145", baseSize: "sq145", envelope: "sq", trim: size(145, 145) },
];

/** Pocketfolds of domain.md §1.3, with a card and none to three inserts. */
export const pocketfolds: readonly CardFormat[] = sizes.flatMap(({ key, baseSize, envelope, trim }) =>
	[0, 1, 2, 3].map((inserts) =>
		buildFormat(
			inserts === 0 ? `pocketfold-${key}` : `pocketfold-${key}-${inserts}`,
			{
				form: "pocketfold",
				source: "market",
				envelope,
				...(baseSize ? { baseSize } : {}),
			},
			joinSheets(trim, [cover(trim), ...contents(trim, inserts)]),
		),
	),
);
