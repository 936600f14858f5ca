import { invariant } from "@offizin/base";
import type { Um } from "@offizin/units";
import { type QrMatrix, qrModule } from "./qr-matrix.ts";

/**
 * The dark modules as one closed path in µm, centred in a square of `side`, quiet zone inside. Neighbouring modules
 * share one outline, so no renderer can show hairlines between them; holes run against their surround, so the path
 * fills the same by both rules.
 */
export function qrPath(matrix: QrMatrix, side: Um): string {
	const module = qrModule(matrix, side);
	invariant(module > 0, `A code of ${matrix.size} modules needs more than ${side} µm`);
	const start = Math.floor((side - matrix.size * module) / 2);
	const place = (steps: number) => start + steps * module;
	return outlines(matrix)
		.map((corners) => `M${corners.map(([x, y]) => `${place(x)} ${place(y)}`).join("L")}Z`)
		.join("");
}

type Corner = readonly [x: number, y: number];

/** Right, down, left, up: each turns right into the next. */
const directions: readonly Corner[] = [
	[1, 0],
	[0, 1],
	[-1, 0],
	[0, -1],
];

/** Walks every border with the dark modules on its right-hand side; only corners are kept. */
function outlines(matrix: QrMatrix): Corner[][] {
	const walked = new Set<number>();
	const width = matrix.size + 1;
	const loops: Corner[][] = [];
	for (let y = 0; y < matrix.size; y += 1) {
		for (let x = 0; x < matrix.size; x += 1) {
			const isTopEdge = matrix.isDark(x, y) && !matrix.isDark(x, y - 1);
			if (isTopEdge && !walked.has(y * width + x)) loops.push(walk(matrix, x, y, walked));
		}
	}
	return loops;
}

/** Every loop has top edges, so remembering those is enough to walk each loop once. */
function walk(matrix: QrMatrix, startX: number, startY: number, walked: Set<number>): Corner[] {
	const corners: Corner[] = [];
	let [x, y, heading] = [startX, startY, 0];
	do {
		if (heading === 0) walked.add(y * (matrix.size + 1) + x);
		const [dx, dy] = directions[heading] ?? [0, 0];
		x += dx;
		y += dy;
		const turn = turnAt(matrix, x, y, heading);
		if (turn !== 0) corners.push([x, y]);
		heading = (heading + turn + 4) % 4;
	} while (x !== startX || y !== startY || heading !== 0);
	return corners;
}

/** 1 turns right, −1 left. Modules that touch at a corner only stay separate outlines. */
function turnAt(matrix: QrMatrix, x: number, y: number, heading: number): -1 | 0 | 1 {
	const [dx, dy] = directions[heading] ?? [0, 0];
	// The two modules ahead of the corner, to the right and to the left of the way.
	const right = matrix.isDark(x + (dx - dy - 1) / 2, y + (dx + dy - 1) / 2);
	const left = matrix.isDark(x + (dx + dy - 1) / 2, y + (dy - dx - 1) / 2);
	if (!right) return 1;
	return left ? -1 : 0;
}
