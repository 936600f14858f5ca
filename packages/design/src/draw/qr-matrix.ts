import type { Um } from "@offizin/units";

/** The modules of a code without its quiet zone; (0, 0) is top left. */
export interface QrMatrix {
	/** Modules per side. */
	readonly size: number;
	/** False outside the code too. */
	isDark(x: number, y: number): boolean;
}

/** Light modules around every code (ISO/IEC 18004, 9.1). */
export const QR_QUIET_ZONE = 4;

/** Edge of one module when a code with its quiet zone stands in a square of `side`: whole µm, rounded down. */
export function qrModule(matrix: QrMatrix, side: Um): number {
	return Math.floor(side / (matrix.size + 2 * QR_QUIET_ZONE));
}
