import { box, type Size, um } from "@offizin/units";
import { type Crease, type FoldStep, type Format, openSides, type SheetSide } from "../format.ts";
import { type Plate, platesOf } from "./plate.ts";

/** Two plates of one sheet at a crease between them. */
export interface Hinge {
	/** Nearer to the front of the card. */
	readonly from: number;
	readonly to: number;
	readonly crease: Crease;
	/** Degrees by which the second one is bent round the crease when the card is closed. */
	readonly fold: number;
	/** Folded under, so that the backs of both plates look at each other. */
	readonly isUnder: boolean;
	/** In the order of opening; undefined where it stays shut, as a pocket that is glued. */
	readonly turn: number | undefined;
}

/** A sheet as it is folded: its plates, the front of the card first. */
export interface FoldedSheet {
	readonly kind: "folded";
	readonly plates: readonly Plate[];
	readonly hinges: readonly Hinge[];
	/** Opened one after the other, or all at once as a zigzag is. */
	readonly isInTurn: boolean;
	/** The plate that stays where it is while the card opens. */
	readonly rest: number;
}

/** Leaves that are stitched at their left edge, the cover first. */
export interface StitchedLeaves {
	readonly kind: "stitched";
	readonly plates: readonly Plate[];
}

/** Leaves that lie on one another, the undermost first; with a hole through all of them they turn around it. */
export interface LooseLeaves {
	readonly kind: "loose";
	readonly plates: readonly Plate[];
	readonly pivot?: { readonly x: number; readonly y: number };
}

/** How a finished piece is put together, for people to look at. */
export type Assembly = FoldedSheet | StitchedLeaves | LooseLeaves;

interface Hinging {
	readonly crease: Crease;
	readonly step: number;
	readonly kind: FoldStep["kind"];
	readonly direction: FoldStep["direction"];
	readonly isShut: boolean;
}

/** Tabs hold what is folded after them: that is glued, and never opens. */
function hingings({ folding }: SheetSide): readonly Hinging[] {
	return folding.flatMap(({ kind, creases, direction }, step) => {
		const isShut = folding[step - 1]?.kind === "tabs";
		return creases.map((crease) => ({ crease, step, kind, direction, isShut }));
	});
}

/** Whether two plates meet at a crease, and the first of them lies to its right or below. */
function meeting(a: Plate, b: Plate, { axis, at, span }: Crease): "first" | "second" | undefined {
	const [from, size, along, length] =
		axis === "x" ? (["x", "width", "y", "height"] as const) : (["y", "height", "x", "width"] as const);
	const start = Math.max(a.box[along], b.box[along], span?.[0] ?? Number.NEGATIVE_INFINITY);
	const end = Math.min(
		a.box[along] + a.box[length],
		b.box[along] + b.box[length],
		span?.[1] ?? Number.POSITIVE_INFINITY,
	);
	if (end <= start) return undefined;
	if (a.box[from] === at && b.box[from] + b.box[size] === at) return "first";
	if (b.box[from] === at && a.box[from] + a.box[size] === at) return "second";
	return undefined;
}

function foldedSheet(format: Format, outside: SheetSide, inside: SheetSide | undefined): FoldedSheet {
	const plates = platesOf(format, outside, inside);
	const known = hingings(outside);
	const front = Math.max(
		0,
		plates.findIndex((plate) => plate.front?.page === format.pages[0]?.key),
	);
	const turns = [
		...new Set(known.filter(({ isShut, kind }) => !isShut && kind !== "tabs").map(({ step }) => step)),
	];
	const hinges: Hinge[] = [];
	const reached = [front];
	for (const from of reached) {
		for (const [to, plate] of plates.entries()) {
			const parent = plates[from];
			if (!parent || reached.includes(to)) continue;
			for (const { crease, step, kind, direction, isShut } of known) {
				const side = meeting(parent, plate, crease);
				if (!side || reached.includes(to)) continue;
				const under = (kind === "spine" ? 90 : 180) * (direction === "down" ? 1 : -1);
				const turn = isShut ? undefined : turns.length - 1 - turns.indexOf(step);
				// A positive bend takes away what is right of the crease or below; what is on its other side comes near.
				hinges.push({ from, to, crease, fold: side === "second" ? under : -under, isUnder: under > 0, turn });
				reached.push(to);
			}
		}
	}
	const isInTurn =
		new Set(known.filter(({ kind }) => kind !== "tabs").map(({ direction }) => direction)).size === 1;
	return { kind: "folded", plates, hinges, isInTurn, rest: restOf(plates, hinges, front, isInTurn) };
}

/** A zigzag rests on its front; what opens to its inside rests on the widest part that most others hang on. */
function restOf(
	plates: readonly Plate[],
	hinges: readonly Hinge[],
	front: number,
	isInTurn: boolean,
): number {
	if (!isInTurn || hinges.length === 0) return front;
	const weigh = (index: number) => {
		const { width, height } = plates[index]?.box ?? box(0, 0, 0, 0);
		return (
			width *
			height *
			hinges.filter(({ from, to, turn }) => turn !== undefined && (from === index || to === index)).length
		);
	};
	return plates.reduce((best, _, index) => {
		if (index === front) return best;
		return best === front || weigh(index) > weigh(best) ? index : best;
	}, front);
}

/** Of a booklet: pages 2n+1 and 2n+2 are the two faces of a leaf. */
function stitchedLeaves(format: Format, count: number): StitchedLeaves {
	const { width, height } = format.trim;
	const faceOf = (number: number) => {
		for (const { key, numbers } of format.pages) {
			const place = numbers.indexOf(number);
			if (place >= 0) return { page: key, box: box(place * width, 0, width, height), turned: false };
		}
		return undefined;
	};
	const plates = Array.from({ length: count / 2 }, (_, leaf): Plate => {
		const [front, back] = [faceOf(2 * leaf + 1), faceOf(2 * leaf + 2)];
		return { box: box(0, 0, width, height), ...(front && { front }), ...(back && { back }) };
	});
	return { kind: "stitched", plates };
}

function pairs(sides: readonly SheetSide[]): readonly (readonly [SheetSide, SheetSide | undefined])[] {
	return sides.flatMap((side, index) => (index % 2 === 0 ? [[side, sides[index + 1]] as const] : []));
}

const areaOf = ({ width, height }: Size) => width * height;

/** Several leaves, their feet at one height, the largest undermost; the same through all is what they turn around. */
function looseLeaves(format: Format, sheets: ReturnType<typeof pairs>): LooseLeaves {
	const foot = Math.max(...sheets.map(([{ size }]) => size.height));
	const plates = sheets
		.flatMap(([front, back]) => platesOf(format, front, back))
		.map((plate) => ({ ...plate, box: { ...plate.box, y: um(foot - plate.box.height) } }))
		.reverse()
		.toSorted((a, b) => areaOf(b.box) - areaOf(a.box));
	const [hole] = sheets[0]?.[0].holes ?? [];
	return { kind: "loose", plates, ...(hole && { pivot: { x: hole.x, y: hole.y } }) };
}

/** How a format is put together; of a folded cover with cards in it, the cover. */
export function assemblyOf(format: Format): Assembly {
	if (format.stitching) return stitchedLeaves(format, format.stitching.pages);
	const sheets = pairs(openSides(format));
	const [first] = sheets;
	if (!first) return { kind: "loose", plates: [] };
	const isFlat = first[0].folding.length === 0;
	return isFlat && sheets.length > 1 ? looseLeaves(format, sheets) : foldedSheet(format, ...first);
}

/** Whether there is anything to open. */
export function opens(assembly: Assembly): boolean {
	return assembly.plates.length > 1;
}
