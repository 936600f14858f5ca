import type { JobTicket, TicketCrease, TicketSide } from "./ticket.ts";
import { type FinishingStep, fronts, points, resourceSet, sheetPart } from "./xjdf-parts.ts";
import { type Xml, xml } from "./xml.ts";

/** A line of the sheet by its distance from the left or, level ones, from the foot, in millimetres. */
interface Line {
	readonly axis: TicketCrease["axis"];
	readonly at: number;
}

/** Where the sheet is folded, and whether the part at the lay edge goes under the rest or over it. */
interface FoldLine extends Line {
	readonly direction: "down" | "up";
}

/**
 * What the workshop folds, fold by fold. No name of the fold catalogue stands beside: those mean equal parts and leave
 * open which side comes to lie outside.
 */
export function folding({ sheet, product }: JobTicket): FinishingStep[] {
	const folded = fronts(sheet.sides).filter(({ side: { folding = [] } }) => folding.length > 0);
	if (folded.length === 0) return [];
	const resources = folded.map(({ side, sheet: name }) =>
		xml(
			"Resource",
			{ DescriptiveName: hasTabs(side) ? "the tabs are folded under first, by hand" : undefined },
			sheetPart(name),
			xml("FoldingParams", { FoldingDetails: product.form }, ...foldElements(foldLines(side), edgesOf(side))),
		),
	);
	return [{ process: "Folding", resources: [resourceSet("FoldingParams", "Input", ...resources)] }];
}

/** XJDF folds from edge to edge, so tabs are told in words. */
function hasTabs({ folding = [] }: TicketSide): boolean {
	return folding.some(({ kind }) => kind === "tabs");
}

/** Of a spine the line between its two creases. */
function foldLines({ folding = [], trim }: TicketSide): FoldLine[] {
	return folding.flatMap(({ kind, creases, direction }) => {
		const [first] = creases;
		if (kind === "tabs" || !first) return [];
		const at = creases.reduce((sum, crease) => sum + crease.at, 0) / creases.length;
		return { direction, axis: first.axis, at: first.axis === "x" ? at : trim.height - at };
	});
}

function edgesOf({ panels, trim }: TicketSide): Line[] {
	return [
		...panels.map(({ x }) => ({ axis: "x", at: x }) as const),
		{ axis: "x", at: trim.width },
		...panels.map(({ y }) => ({ axis: "y", at: trim.height - y }) as const),
		{ axis: "y", at: 0 },
	];
}

/**
 * Each fold is made on what the one before left: lengths count from the edge that lies at the stop then, and a crease
 * that was turned over with its paper is folded the other way. So is a flap at the far end, which only the rest of the
 * sheet can be folded away from (XJDF 2.1, Fold: From is Left or Front).
 */
function foldElements([line, ...later]: readonly FoldLine[], edges: readonly Line[]): Xml[] {
	if (!line) return [];
	const { axis, at, direction } = line;
	const lay = Math.min(...edges.filter((edge) => edge.axis === axis).map((edge) => edge.at));
	const isMoved = (other: Line) => other.axis === axis && other.at < at;
	const moved = <L extends Line>(other: L): L =>
		isMoved(other) ? { ...other, at: 2 * at - other.at } : other;
	const fold = xml("Fold", {
		From: axis === "x" ? "Left" : "Front",
		To: direction === "down" ? "Down" : "Up",
		Travel: points(at - lay),
	});
	const turned = later.map((other) =>
		isMoved(other) ? { ...moved(other), direction: opposite(other) } : other,
	);
	return [fold, ...foldElements(turned, [...edges.map(moved), line])];
}

function opposite({ direction }: FoldLine): FoldLine["direction"] {
	return direction === "down" ? "up" : "down";
}
