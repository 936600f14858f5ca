import { type Box, box, type Insets, mm, type Size, type Um } from "@offizin/units";

/** What happens to an edge of a page on press: it is cut (needs bleed) or it is a crease (needs none). */
export type Edge = "cut" | "fold";

/** One page as a person sees it: a face of the card, or the open inside with its fold. Origin top left of the trim. */
export interface CardPage {
	readonly key: "front" | "inner" | "back";
	readonly size: Size;
	readonly edges: { readonly top: Edge; readonly right: Edge; readonly bottom: Edge; readonly left: Edge };
	/** Creases that cross the page, as x positions. */
	readonly folds: readonly Um[];
	/** Foil and relief are applied to the outer side only (domain.md §6). */
	readonly refinable: boolean;
}

/** One side of the flat sheet: what becomes one page of the print file. */
export interface SheetSide {
	readonly key: "outside" | "inside" | "front" | "back";
	readonly size: Size;
	readonly panels: readonly { readonly page: CardPage["key"]; readonly x: Um; readonly y: Um }[];
	/** Creases, as x positions on the sheet. */
	readonly folds: readonly Um[];
}

export const cardForms = ["klappkarte", "din-lang-quer", "postkarte"] as const;
export type CardForm = (typeof cardForms)[number];

/** Trim size and fold geometry of a card: the product definition a design refers to and never copies. */
export interface CardFormat {
	readonly key: string;
	/** Product form of spec 3.7-11. */
	readonly form: CardForm;
	/** Base size of domain.md §1.2. */
	readonly baseSize: "a6" | "dl" | "sq145";
	readonly orientation: "portrait" | "landscape" | "square";
	/** The closed card. */
	readonly trim: Size;
	readonly pages: readonly CardPage[];
	readonly sides: readonly SheetSide[];
	/** Format factor of domain.md §7.2, in hundredths of a folded A6 card. */
	readonly priceFactor: number;
}

/** Bleed on every cut edge, domain.md §1.1. */
export const BLEED: Um = mm(3);
/** Text stays this far inside the trim, domain.md §1.1. */
export const SAFE_CUT: Um = mm(4);
/** Text stays this far away from a fold, domain.md §1.1. */
export const SAFE_FOLD: Um = mm(3);

const allCut = { top: "cut", right: "cut", bottom: "cut", left: "cut" } as const;

function size(width: number, height: number): Size {
	return { width: mm(width), height: mm(height) };
}

function flat(
	key: string,
	rest: Pick<CardFormat, "form" | "baseSize" | "orientation" | "priceFactor">,
	trim: Size,
): CardFormat {
	const page = (name: "front" | "back"): CardPage => ({
		key: name,
		size: trim,
		edges: allCut,
		folds: [],
		refinable: name === "front",
	});
	const side = (name: "front" | "back"): SheetSide => ({
		key: name,
		size: trim,
		panels: [{ page: name, x: mm(0), y: mm(0) }],
		folds: [],
	});
	return { key, ...rest, trim, pages: [page("front"), page("back")], sides: [side("front"), side("back")] };
}

/** One fold on the left: outer side `[4 | 1]`, inner side `[2 | 3]` (domain.md §1.1). */
function foldedLeft(
	key: string,
	rest: Pick<CardFormat, "baseSize" | "orientation" | "priceFactor">,
	trim: Size,
): CardFormat {
	const open: Size = { width: (trim.width * 2) as Um, height: trim.height };
	return {
		key,
		form: "klappkarte",
		...rest,
		trim,
		pages: [
			{ key: "front", size: trim, edges: { ...allCut, left: "fold" }, folds: [], refinable: true },
			{ key: "inner", size: open, edges: allCut, folds: [trim.width], refinable: false },
			{ key: "back", size: trim, edges: { ...allCut, right: "fold" }, folds: [], refinable: false },
		],
		sides: [
			{
				key: "outside",
				size: open,
				panels: [
					{ page: "back", x: mm(0), y: mm(0) },
					{ page: "front", x: trim.width, y: mm(0) },
				],
				folds: [trim.width],
			},
			{ key: "inside", size: open, panels: [{ page: "inner", x: mm(0), y: mm(0) }], folds: [trim.width] },
		],
	};
}

/** Sizes of domain.md §1.2 and §1.3. */
export const cardFormats: readonly CardFormat[] = [
	foldedLeft("klappkarte-a6", { baseSize: "a6", orientation: "portrait", priceFactor: 100 }, size(105, 148)),
	foldedLeft(
		"klappkarte-sq145",
		{ baseSize: "sq145", orientation: "square", priceFactor: 120 },
		size(145, 145),
	),
	flat(
		"din-lang-quer",
		{ form: "din-lang-quer", baseSize: "dl", orientation: "landscape", priceFactor: 80 },
		size(210, 100),
	),
	flat(
		"postkarte-a6",
		{ form: "postkarte", baseSize: "a6", orientation: "landscape", priceFactor: 70 },
		size(148, 105),
	),
];

export function cardFormat(key: string): CardFormat | undefined {
	return cardFormats.find((format) => format.key === key);
}

export function cardPage(format: CardFormat, key: string): CardPage | undefined {
	return format.pages.find((page) => page.key === key);
}

function edgeInsets(page: CardPage, cut: Um, fold: Um): Insets {
	const of = (edge: Edge) => (edge === "cut" ? cut : fold);
	return {
		top: of(page.edges.top),
		right: of(page.edges.right),
		bottom: of(page.edges.bottom),
		left: of(page.edges.left),
	};
}

/** The page with its bleed, relative to the trim: starts at negative coordinates where an edge is cut. */
export function bleedBox(page: CardPage): Box {
	const by = edgeInsets(page, BLEED, 0 as Um);
	return box(-by.left, -by.top, page.size.width + by.left + by.right, page.size.height + by.top + by.bottom);
}

/** Areas in which text is safe: one per panel of the page. */
export function safeBoxes(page: CardPage): Box[] {
	const by = edgeInsets(page, SAFE_CUT, SAFE_FOLD);
	const stops = [0, ...page.folds, page.size.width];
	return stops.slice(0, -1).map((start, index) => {
		const end = stops[index + 1] ?? page.size.width;
		const left = index === 0 ? by.left : SAFE_FOLD;
		const right = index === stops.length - 2 ? by.right : SAFE_FOLD;
		return box(start + left, by.top, end - start - left - right, page.size.height - by.top - by.bottom);
	});
}
