import { invariant } from "@offizin/base";

/** A run of points; `isClosed` when the path came back to its start. Not rounded. */
export interface Polyline {
	readonly points: readonly { readonly x: number; readonly y: number }[];
	readonly isClosed: boolean;
}

/** How far a chord may lie from the curve it replaces, in µm. */
const TOLERANCE = 4;
const MAX_STEPS = 256;
const TOKEN = /[MLCZ]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;
const OPERANDS: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Z: 0 };

/**
 * Lines in place of curves, at most 4 µm beside them. `scale` is how many micrometres one unit of the path is.
 * Takes SVG path data with absolute M, L, C and Z.
 */
export function flattenPath(path: string, scale = 1): Polyline[] {
	const lines: Polyline[] = [];
	let points: { x: number; y: number }[] = [];
	const finish = (isClosed: boolean) => {
		if (points.length > 1) lines.push({ points, isClosed });
		points = [];
	};
	for (const { letter, operands } of commands(path)) {
		const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = operands;
		const start = points[0];
		switch (letter) {
			case "M":
				finish(false);
				points = [{ x: x1, y: y1 }];
				break;
			case "L":
				points.push({ x: x1, y: y1 });
				break;
			case "C":
				addCurve(points, [x1, y1, x2, y2, x3, y3], scale);
				break;
			default:
				finish(true);
				if (start) points = [start];
		}
	}
	finish(false);
	return lines;
}

function* commands(path: string): Generator<{ letter: string; operands: readonly number[] }> {
	const tokens = path.match(TOKEN) ?? [];
	let letter = "";
	for (let i = 0; i < tokens.length; ) {
		const token = tokens[i] ?? "";
		const isLetter = token in OPERANDS;
		if (isLetter) i++;
		// After M, further pairs are lines, as in SVG.
		letter = isLetter ? token : letter === "M" ? "L" : letter;
		const count = OPERANDS[letter] ?? 0;
		invariant(isLetter || count > 0, `path has a command at "${token}"`);
		yield { letter, operands: tokens.slice(i, i + count).map(Number) };
		i += count;
	}
}

type Cubic = readonly [number, number, number, number, number, number];

function addCurve(points: { x: number; y: number }[], [x1, y1, x2, y2, x3, y3]: Cubic, scale: number): void {
	const from = points.at(-1);
	invariant(from, "a curve starts somewhere");
	// The largest second difference bounds the distance of chords from the curve: d ≤ m / (8 n²) · 6.
	const bend = Math.max(
		Math.hypot(from.x - 2 * x1 + x2, from.y - 2 * y1 + y2),
		Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
	);
	const steps = Math.min(MAX_STEPS, Math.max(1, Math.ceil(Math.sqrt((0.75 * bend * scale) / TOLERANCE))));
	for (let step = 1; step <= steps; step++) {
		const t = step / steps;
		const u = 1 - t;
		const [b0, b1, b2, b3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
		points.push({
			x: b0 * from.x + b1 * x1 + b2 * x2 + b3 * x3,
			y: b0 * from.y + b1 * y1 + b2 * y2 + b3 * y3,
		});
	}
}
