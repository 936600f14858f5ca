import { err, importAgain, invariant, ok, type Result } from "@offizin/base";
import type { Um } from "@offizin/units";

/** How much of a code may be lost and it still reads: 7, 15, 25 or 30 percent. */
export type QrLevel = "L" | "M" | "Q" | "H";

/** The modules of a code without its quiet zone; (0, 0) is top left. */
export interface QrMatrix {
	/** Modules per side. */
	readonly size: number;
	/** False outside the code too. */
	isDark(x: number, y: number): boolean;
}

/** `length` in bytes of UTF-8. */
export type QrError = { readonly code: "qr_too_long"; readonly length: number };
export type QrEncoder = (content: string, level: QrLevel) => Result<QrMatrix, QrError>;

/** Light modules around every code (ISO/IEC 18004, 9.1). */
export const QR_QUIET_ZONE = 4;

/** Loads the encoder when a design holds its first code; nobody else downloads it. Text is written as UTF-8. */
export async function loadQrEncoder(): Promise<QrEncoder> {
	const [{ encode }, { codeText, utf8Length }] = await Promise.all([
		importAgain(async () => await import("uqr")),
		importAgain(async () => await import("../code/code-text.ts")),
	]);
	return (content, level) => {
		try {
			const { data, size } = encode(codeText(content), { ecc: level, border: 0 });
			return ok({ size, isDark: (x, y) => data[y]?.[x] === true });
		} catch (error) {
			if (!(error instanceof RangeError && error.message === "Data too long")) throw error;
			return err({ code: "qr_too_long", length: utf8Length(codeText(content)) });
		}
	};
}

/** Edge of one module when a code with its quiet zone stands in a square of `side`: whole µm, rounded down. */
export function qrModule(matrix: QrMatrix, side: Um): number {
	return Math.floor(side / (matrix.size + 2 * QR_QUIET_ZONE));
}

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
