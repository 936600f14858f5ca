import type { StockForm } from "./stock-form.ts";

/** Something that is cut out, in whole mm. */
export interface Piece {
	/** Unique among those that are nested together. */
	readonly key: string;
	readonly width: number;
	readonly height: number;
}

/** A piece where it lies, from the top left corner of the board or the start of the roll. */
export interface PlacedPiece extends Piece {
	readonly x: number;
	readonly y: number;
	/** Lies across: width and height are those it has so. */
	readonly turned: boolean;
}

/** A board, or what is cut from a roll. */
export interface NestedSheet {
	readonly width: number;
	readonly length: number;
	readonly pieces: readonly PlacedPiece[];
	/** Percent of it that no piece needs. */
	readonly waste: number;
}

export interface Nesting {
	readonly sheets: readonly NestedSheet[];
	/** Percent of all sheets that no piece needs. */
	readonly waste: number;
	/** Larger than what the material comes in. */
	readonly tooLarge: readonly Piece[];
}

type Rect = Readonly<Record<"x" | "y" | "width" | "height", number>>;

/** A sheet while it is filled: its free rectangles are as large as they can be and lie over each other (Jylänki 2010). */
interface Filling {
	free: Rect[];
	readonly pieces: PlacedPiece[];
}

interface Form extends StockForm {
	/** A piece lies across only where it has no room as it is. */
	readonly keepsLying: boolean;
}

/** Which go first; the best outcome of all is taken. */
const orders: readonly ((a: Piece, b: Piece) => number)[] = [
	(a, b) => Math.max(b.width, b.height) - Math.max(a.width, a.height) || areaOf(b) - areaOf(a),
	(a, b) => areaOf(b) - areaOf(a),
	(a, b) => Math.min(b.width, b.height) - Math.min(a.width, a.height) || areaOf(b) - areaOf(a),
	(a, b) => b.height - a.height || b.width - a.width,
];

/** Lays pieces on as few boards, or on as little of a roll, as it finds; the same pieces always lie alike. */
export function nest(pieces: readonly Piece[], form: StockForm): Nesting {
	const [fitting, tooLarge] = [pieces.filter(fits(form)), pieces.filter((piece) => !fits(form)(piece))];
	const ways = orders.flatMap((order) => [false, true].map((keepsLying) => ({ order, keepsLying })));
	const tried = ways.map(({ order, keepsLying }) => fill(fitting.toSorted(order), { ...form, keepsLying }));
	const best = tried.reduce((least, one) => (usedArea(one) < usedArea(least) ? one : least));
	return { sheets: best, waste: wasteOf(best), tooLarge };
}

function areaOf({ width, height }: Pick<Piece, "width" | "height">): number {
	return width * height;
}

function fits({ width, length, margin, turns }: StockForm): (piece: Piece) => boolean {
	const [across, along] = [width - 2 * margin, length - 2 * margin];
	return (piece) =>
		(piece.width <= across && piece.height <= along) ||
		(turns && piece.height <= across && piece.width <= along);
}

function usedArea(sheets: readonly NestedSheet[]): number {
	return sheets.reduce((sum, { width, length }) => sum + width * length, 0);
}

function wasteOf(sheets: readonly NestedSheet[]): number {
	const used = usedArea(sheets);
	const needed = sheets.flatMap(({ pieces }) => pieces).reduce((sum, piece) => sum + areaOf(piece), 0);
	return used === 0 ? 0 : Math.round((1 - needed / used) * 1000) / 10;
}

function fill(pieces: readonly Piece[], form: Form): readonly NestedSheet[] {
	const fillings: Filling[] = [];
	for (const piece of pieces) {
		if (fillings.some((filling) => place(piece, filling, form))) continue;
		const next = emptySheet(form);
		place(piece, next, form);
		fillings.push(next);
	}
	return fillings.map(({ pieces: placed }) => {
		const end = Math.max(...placed.map(({ y, height }) => y + height)) + form.margin;
		const sheet = { width: form.width, length: form.kind === "roll" ? end : form.length, pieces: placed };
		return { ...sheet, waste: wasteOf([{ ...sheet, waste: 0 }]) };
	});
}

/** Pieces carry the gap at their right and foot, so the sheet ends one gap later. */
function emptySheet({ width, length, margin, gap }: StockForm): Filling {
	const room = (edge: number) => edge - 2 * margin + gap;
	return { free: [{ x: margin, y: margin, width: room(width), height: room(length) }], pieces: [] };
}

function place(piece: Piece, filling: Filling, form: Form): boolean {
	const { gap, turns } = form;
	const ways = [
		{ ...piece, turned: false },
		...(turns ? [{ ...piece, width: piece.height, height: piece.width, turned: true }] : []),
	];
	let best: { readonly placed: PlacedPiece; readonly score: readonly [number, number] } | undefined;
	for (const way of ways) {
		if (best && form.keepsLying) break;
		for (const rect of filling.free) {
			const [right, below] = [rect.width - way.width - gap, rect.height - way.height - gap];
			if (right < 0 || below < 0) continue;
			const score = scoreOf(form, { rect, height: way.height, right, below });
			if (best && !isLess(score, best.score)) continue;
			best = { placed: { ...way, x: rect.x, y: rect.y }, score };
		}
	}
	if (!best) return false;
	const { placed } = best;
	filling.pieces.push(placed);
	const { x, y, width, height } = placed;
	filling.free = without(filling.free, { x, y, width: width + gap, height: height + gap });
	return true;
}

/** On a roll what ends first; on a board what leaves the narrowest strip. */
function scoreOf(
	{ kind }: StockForm,
	{ rect, height, right, below }: { rect: Rect; height: number; right: number; below: number },
): readonly [number, number] {
	if (kind === "roll") return [rect.y + height, rect.x];
	return [Math.min(right, below), Math.max(right, below)];
}

function isLess([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean {
	return a < c || (a === c && b < d);
}

/** What is left of free rectangles when one is taken: the largest beside it, and none that lies in another. */
function without(free: readonly Rect[], taken: Rect): Rect[] {
	const [kept, cut] = [free.filter((rect) => !meets(rect, taken)), free.filter((rect) => meets(rect, taken))];
	const left = cut.flatMap((rect) => beside(rect, taken));
	const largest = left.filter(
		(rect, at) =>
			!kept.some((other) => contains(other, rect)) &&
			!left.some(
				(other, index) => index !== at && contains(other, rect) && (index < at || !contains(rect, other)),
			),
	);
	return [...kept, ...largest];
}

function beside(rect: Rect, taken: Rect): Rect[] {
	const [right, foot] = [rect.x + rect.width, rect.y + rect.height];
	const [takenRight, takenFoot] = [taken.x + taken.width, taken.y + taken.height];
	return [
		{ ...rect, width: taken.x - rect.x },
		{ ...rect, x: takenRight, width: right - takenRight },
		{ ...rect, height: taken.y - rect.y },
		{ ...rect, y: takenFoot, height: foot - takenFoot },
	].filter(({ width, height }) => width > 0 && height > 0);
}

function meets(a: Rect, b: Rect): boolean {
	return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function contains(outer: Rect, { x, y, width, height }: Rect): boolean {
	return (
		outer.x <= x && outer.y <= y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height
	);
}
