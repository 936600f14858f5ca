import { type Box, box, mm, type Size, type Um, um } from "@offizin/units";
import type { BaseSize, CardFormat, EnvelopeSize } from "../card-format.ts";
import { polygonPath } from "../contour.ts";
import type { Crease, FoldStep, ReservedZone } from "../format.ts";
import {
	allCut,
	buildFormat,
	buildPage,
	buildSide,
	FLAP_SHORTER,
	panel,
	type Sheets,
	size,
	verticalFolds,
} from "./build.ts";
import { buildLeaf, joinSheets } from "./leaf.ts";

/** The pocket is narrower than its panel on each side, so that it never shows beside it. */
const POCKET_INSET = um(500);
/**
 * Tabs at both sides of the pocket, folded back behind it and glued to the panel: so the cards have the whole width of
 * the pocket. They start below the bleed of the panels beside the pocket.
 */
const TAB = { width: mm(8), below: mm(3), bevel: mm(4) };
/** A strip on the tab, at its outer edge: the pocket's colour wraps round the crease, and glue does not hold on ink. */
const GLUE = { width: mm(4), inside: um(500) };
/** The cards inside are this much narrower than the panel (domain.md §1.3). */
const CARD_NARROWER = mm(6);
/** Heights of the stepped inserts as parts of the card's, from the front: domain.md §1.3. */
const STEPS = [1 / 2, 2 / 3, 5 / 6];
/**
 * Filled it is 3 mm thick (domain.md §1.3), so its spines are creased twice. The narrow one holds the flap: it is lower
 * by the flap, which lies between the two.
 */
const SPINE = mm(3);
const NARROW_SPINE = um(SPINE - 400);
/** Thicker stock does not close: the cover, the card and three inserts are eight layers. */
const GRAMMAGE = { min: 250, max: 300 };

/** The closed card, and how high its pocket stands. */
interface Cut {
	readonly trim: Size;
	readonly pocketHeight: Um;
}

/** Places on the outer side of the flat sheet, whose left edge is that of the left tab. */
function placesOf({ trim: { width, height }, pocketHeight }: Cut) {
	const left = TAB.width - POCKET_INSET;
	const flap: Size = { width: um(width - FLAP_SHORTER), height };
	const pocket: Size = { width: um(flap.width - 2 * POCKET_INSET), height: pocketHeight };
	const back = left + flap.width;
	const front = back + NARROW_SPINE + width + SPINE;
	const sheet: Size = { width: um(front + width), height: um(height + pocketHeight) };
	return { left, flap, pocket, pocketLeft: TAB.width, back, front, sheet };
}

type Places = ReturnType<typeof placesOf>;

/**
 * The creases of the cover in the order they are folded: the tabs behind the pocket, the pocket up over its panel, that
 * panel over the middle one, the front over both.
 */
function foldingOf(
	{ height }: Size,
	{ back, front, pocket, pocketLeft, sheet }: Places,
): readonly FoldStep[] {
	const right = pocketLeft + pocket.width;
	const across = (span: readonly [Um, Um], ...positions: number[]) =>
		verticalFolds(...positions).map((crease) => ({ ...crease, span }));
	const beside = [um(height + TAB.below), sheet.height] as const;
	const foot: Crease = { axis: "y", at: height, span: [um(pocketLeft), um(right)] };
	const panels = [um(0), height] as const;
	return [
		{ kind: "tabs", creases: across(beside, pocketLeft, right), direction: "down" },
		{ kind: "fold", creases: [foot], direction: "down" },
		{ kind: "spine", creases: across(panels, back, back + NARROW_SPINE), direction: "down" },
		{ kind: "spine", creases: across(panels, front - SPINE, front), direction: "down" },
	];
}

function outlineOf({ height }: Size, { left, pocket, pocketLeft, sheet }: Places) {
	const right = pocketLeft + pocket.width;
	const top = height + TAB.below;
	return [
		{ x: left, y: 0 },
		{ x: sheet.width, y: 0 },
		{ x: sheet.width, y: height },
		{ x: right, y: height },
		{ x: right, y: top },
		{ x: right + TAB.width, y: top + TAB.bevel },
		{ x: right + TAB.width, y: sheet.height - TAB.bevel },
		{ x: right, y: sheet.height },
		{ x: pocketLeft, y: sheet.height },
		{ x: 0, y: sheet.height - TAB.bevel },
		{ x: 0, y: top + TAB.bevel },
		{ x: pocketLeft, y: top },
		{ x: pocketLeft, y: height },
		{ x: left, y: height },
	];
}

/** The outer part of each tab, on the printed side: that is what lies on the panel when it is folded back. */
function glueOf({ height }: Size, { pocket, pocketLeft, sheet }: Places): readonly Box[] {
	const top = height + TAB.below + TAB.bevel;
	const right = pocketLeft + pocket.width + TAB.width - GLUE.inside - GLUE.width;
	return [GLUE.inside, right].map((x) => box(x, top, GLUE.width, sheet.height - TAB.bevel - top));
}

/**
 * Where the tabs end up on the inner page, once they are folded back and the pocket is folded over panel 4. No ink lies
 * where the glue does and close by; at the edges of the pocket it runs on, so that no white is seen beside it.
 */
function landingsOf(trim: Size, places: Places): readonly ReservedZone[] {
	const { pocket, pocketLeft, sheet } = places;
	const { height } = trim;
	const right = pocketLeft + pocket.width;
	return glueOf(trim, places).map((strip) => {
		const [crease, tab] = strip.x < pocketLeft ? [pocketLeft, pocketLeft] : [right, right - TAB.width];
		const by = GLUE.inside;
		const x = sheet.width - (2 * crease - strip.x);
		const y = 2 * height - strip.y - strip.height;
		return {
			kind: "glue",
			box: box(sheet.width - tab - TAB.width, height - pocket.height, TAB.width, pocket.height),
			bare: box(x - by, y - by, strip.width + 2 * by, strip.height + 2 * by),
		};
	});
}

/**
 * Three panels and a pocket: inner side `[2 | 3 | 4]`, outer side `[5 | 6 | 1]` with a spine on either side of 3 and 6.
 * The pocket (7) hangs below panel 5 on the outer side, is folded up over panel 4 and glued at both sides; seen there it
 * stands upright, so on the sheet it is turned. Panel 4 with the pocket folds inside, then panel 2 over it.
 */
function cover(cut: Cut): Sheets {
	const { trim } = cut;
	const { width, height } = trim;
	const places = placesOf(cut);
	const { left, flap, pocket, pocketLeft, back, front, sheet } = places;
	const folding = foldingOf(trim, places);
	const creases = folding.flatMap((step) => step.creases);
	const outline = outlineOf(trim, places);
	const mirror = (x: number) => um(sheet.width - x);
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
				size: { width: mirror(left), height },
				folds: verticalFolds(mirror(front), mirror(front - SPINE), mirror(back + NARROW_SPINE), mirror(back)),
				reserved: landingsOf(trim, places),
			}),
			buildPage({
				key: "flap",
				numbers: [5],
				size: flap,
				edges: { ...allCut, right: "fold", bottom: "fold" },
			}),
			buildPage({
				key: "back",
				numbers: [6],
				size: { width: um(front - back), height },
				edges: { ...allCut, left: "fold", right: "fold" },
				folds: verticalFolds(NARROW_SPINE, NARROW_SPINE + width),
			}),
			buildPage({
				key: "pocket",
				numbers: [7],
				size: pocket,
				edges: { top: "cut", right: "wrap", bottom: "fold", left: "wrap" },
			}),
		],
		sides: [
			buildSide({
				key: "outside",
				size: sheet,
				// The pocket first: its bleed reaches below the back, whose own comes over it.
				panels: [
					panel("pocket", pocketLeft, height, true),
					panel("flap", left),
					panel("back", back),
					panel("front", front),
				],
				folds: creases,
				folding,
				die: polygonPath(outline),
				glue: glueOf(trim, places).map((strip) => ({ box: strip, adhesive: "glue" })),
			}),
			buildSide({
				key: "inside",
				size: sheet,
				panels: [panel("inner")],
				folds: creases.map((crease) => mirrored(crease, sheet)),
				die: polygonPath(outline.map(({ x, y }) => ({ x: mirror(x), y }))),
			}),
		],
	};
}

function mirrored({ axis, at, span }: Crease, { width }: Size): Crease {
	if (axis === "x") return { axis, at: um(width - at), ...(span && { span }) };
	return { axis, at, ...(span && { span: [um(width - span[1]), um(width - span[0])] }) };
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
	readonly pocketHeight: Um;
}[] = [
	{ key: "115x162", envelope: "b6", trim: size(115, 162), pocketHeight: mm(70) },
	// Lower, since the smallest insert is half as high as the card and would not show.
	{ key: "sq145", baseSize: "sq145", envelope: "sq", trim: size(145, 145), pocketHeight: mm(60) },
];

/** Pocketfolds of domain.md §1.3, with a card and none to three inserts. */
export const pocketfolds: readonly CardFormat[] = sizes.flatMap(({ key, baseSize, envelope, ...cut }) =>
	[0, 1, 2, 3].map((inserts) =>
		buildFormat(
			inserts === 0 ? `pocketfold-${key}` : `pocketfold-${key}-${inserts}`,
			{
				form: "pocketfold",
				source: "market",
				envelope,
				grammage: GRAMMAGE,
				...(baseSize ? { baseSize } : {}),
			},
			joinSheets(cut.trim, [cover(cut), ...contents(cut.trim, inserts)]),
		),
	),
);
