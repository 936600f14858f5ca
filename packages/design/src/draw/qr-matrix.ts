import type { Um } from "@offizin/units";

/** The modules of a code without its quiet zone; (0, 0) is top left. */
export interface QrMatrix {
	/** Modules per side. */
	readonly size: number;
	/** False outside the code too. */
	isDark(x: number, y: number): boolean;
}

/** How much of a code may be lost and it still reads: 7, 15, 25 or 30 percent. */
export type QrLevel = "L" | "M" | "Q" | "H";

/** A code that can be drawn. */
export interface QrCode extends QrMatrix {
	/** The dark modules as one closed path in µm, centred in a square of `side` (`qrPath`). */
	path(side: Um): string;
}

/** Light modules around every code (ISO/IEC 18004, 9.1). */
export const QR_QUIET_ZONE = 4;

/** Edge of one module when a code with its quiet zone stands in a square of `side`: whole µm, rounded down. */
export function qrModule(matrix: QrMatrix, side: Um): number {
	return Math.floor(side / (matrix.size + 2 * QR_QUIET_ZONE));
}
