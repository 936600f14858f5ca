import type { Segment } from "@offizin/geometry";
import { n } from "./ink.ts";

interface Position {
	readonly x: number;
	readonly y: number;
}

const LONGEST_PIECE = 400;
/** Step of the arcs around corners that point inwards. */
const ARC_STEP = Math.PI / 18;

/** Short pieces of a straight one, so that of a long edge only its ends are lost at a corner. */
function split({ ax, ay, bx, by }: Segment): readonly Segment[] {
	const count = Math.ceil(Math.hypot(bx - ax, by - ay) / LONGEST_PIECE);
	const at = (index: number) => ({
		x: ax + ((bx - ax) * index) / count,
		y: ay + ((by - ay) * index) / count,
	});
	return Array.from({ length: count }, (_, index) => {
		const [start, end] = [at(index), at(index + 1)];
		return { ax: start.x, ay: start.y, bx: end.x, by: end.y };
	});
}

function distance({ ax, ay, bx, by }: Segment, { x, y }: Position): number {
	const length = (bx - ax) ** 2 + (by - ay) ** 2;
	const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
	return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}

function isStraight(before: Position | undefined, { x, y }: Position, after: Position | undefined): boolean {
	if (!before || !after) return false;
	const length = Math.hypot(after.x - before.x, after.y - before.y);
	const area = (after.x - before.x) * (y - before.y) - (after.y - before.y) * (x - before.x);
	return length > 0 && Math.abs(area) / length < 0.5;
}

/** Points `by` inside a piece and around its end, towards the direction of the next one. */
function insidePoints(piece: Segment, next: Segment, by: number, isClockwise: boolean): readonly Position[] {
	const quarter = isClockwise ? Math.PI / 2 : -Math.PI / 2;
	const direction = (of: Segment) => Math.atan2(of.by - of.ay, of.bx - of.ax) + quarter;
	const start = direction(piece);
	const turn = Math.atan2(Math.sin(direction(next) - start), Math.cos(direction(next) - start));
	const steps = Math.max(1, Math.ceil(Math.abs(turn) / ARC_STEP));
	const at = (x: number, y: number, angle: number) => ({
		x: x + Math.cos(angle) * by,
		y: y + Math.sin(angle) * by,
	});
	return [
		at(piece.ax, piece.ay, start),
		...Array.from({ length: steps + 1 }, (_, step) => at(piece.bx, piece.by, start + (turn * step) / steps)),
	];
}

/** The line that lies `by` inside a closed contour, as path data; empty where there is no room for it. */
export function insetContour(segments: readonly Segment[], by: number): string {
	const pieces = segments.flatMap(split);
	const area = pieces.reduce((sum, piece) => sum + piece.ax * piece.by - piece.bx * piece.ay, 0);
	const points = pieces.flatMap((piece, index) =>
		insidePoints(piece, pieces[(index + 1) % pieces.length] ?? piece, by, area > 0),
	);
	const kept = points.filter((point) => pieces.every((piece) => distance(piece, point) >= by * 0.995));
	const corners = kept.filter(
		(point, index) => !isStraight(kept.at(index - 1), point, kept[(index + 1) % kept.length]),
	);
	if (corners.length === 0) return "";
	return `${corners.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${n(Math.round(x))} ${n(Math.round(y))}`).join("")}Z`;
}
