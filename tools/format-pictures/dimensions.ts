import type { SheetSide } from "@offizin/formats";
import { segmentsOf } from "@offizin/geometry";
import { ink, line, millimetres, n, text } from "./ink.ts";

const FIRST = 20;
const NEXT = 18;
const hair = { stroke: ink.quiet, "stroke-width": 0.5, fill: "none" } as const;
const figures = { "font-size": 9.5, fill: ink.quiet, "text-anchor": "middle" } as const;

/**
 * Positions in micrometres from one end of the sheet to the other: both ends, every crease, and where the card starts
 * and ends when tabs stand out beside it.
 */
function stopsOf(side: SheetSide, axis: "x" | "y"): readonly number[] {
	const length = axis === "x" ? side.size.width : side.size.height;
	// Those of tabs are measured with the tabs.
	const folds = side.folds.filter((fold) => fold.axis === axis && (axis === "y" || !fold.span?.[0]));
	const hangs = side.folds.some(({ span }) => span);
	const edges = axis === "x" && side.die && hangs ? topEdge(side.die) : [];
	const stops = new Set([0, ...folds.map(({ at }) => at as number), ...edges, length]);
	return [...stops].sort((a, b) => a - b);
}

/** Ends of what a contour has at the head of the sheet, where it is straight. */
function topEdge(die: string): readonly number[] {
	return segmentsOf(die).flatMap(({ ax, ay, bx, by }) => (ay === 0 && by === 0 ? [ax, bx] : []));
}

/** Pieces too short for a figure of their own. */
const SHORTEST = 16;

function across(stops: readonly number[], scale: number, y: number): string {
	const marks = stops.map((stop) => {
		const x = stop * scale;
		return line(x - 2.5, y + 2.5, x + 2.5, y - 2.5, hair) + line(x, y - 5, x, y + 5, hair);
	});
	const labels = stops.slice(1).map((stop, index) => {
		const start = stops[index] ?? 0;
		if ((stop - start) * scale < SHORTEST) return "";
		return text(((start + stop) / 2) * scale, y - 4, millimetres(stop - start), figures);
	});
	return line(0, y, (stops.at(-1) ?? 0) * scale, y, hair) + marks.join("") + labels.join("");
}

function down(stops: readonly number[], scale: number, x: number): string {
	const marks = stops.map((stop) => {
		const y = stop * scale;
		return line(x - 2.5, y + 2.5, x + 2.5, y - 2.5, hair) + line(x - 5, y, x + 5, y, hair);
	});
	const labels = stops.slice(1).map((stop, index) => {
		const start = stops[index] ?? 0;
		if ((stop - start) * scale < SHORTEST) return "";
		const y = ((start + stop) / 2) * scale;
		const turn = `rotate(-90 ${n(x - 4)} ${n(y)})`;
		return text(x - 4, y, millimetres(stop - start), { ...figures, transform: turn });
	});
	return line(x, 0, x, (stops.at(-1) ?? 0) * scale, hair) + marks.join("") + labels.join("");
}

/** Dimension lines above and to the left of a sheet, with the room they take. */
export function drawDimensions(side: SheetSide, scale: number, bleed: number) {
	const columns = stopsOf(side, "x");
	const rows = stopsOf(side, "y");
	const ends = (stops: readonly number[]) => [0, stops.at(-1) ?? 0];
	const start = bleed + FIRST - 6;
	const hasColumns = columns.length > 2;
	const hasRows = rows.length > 2;
	const svg = [
		hasColumns ? across(columns, scale, -start) : "",
		across(ends(columns), scale, -start - (hasColumns ? NEXT : 0)),
		hasRows ? down(rows, scale, -start) : "",
		down(ends(rows), scale, -start - (hasRows ? NEXT : 0)),
	].join("");
	return {
		svg,
		top: start + (hasColumns ? NEXT : 0) + 16,
		left: start + (hasRows ? NEXT : 0) + 16,
	};
}
