import { err, importAgain, ok, type Result } from "@offizin/base";
import type { Um } from "@offizin/units";
import type { QrMatrix } from "./qr-matrix.ts";

/** How much of a code may be lost and it still reads: 7, 15, 25 or 30 percent. */
export type QrLevel = "L" | "M" | "Q" | "H";

/** A code that can be drawn. */
export interface QrCode extends QrMatrix {
	/** The dark modules as one closed path in µm, centred in a square of `side` (`qrPath`). */
	path(side: Um): string;
}

/** `length` in bytes of UTF-8. */
export type QrError = { readonly code: "qr_too_long"; readonly length: number };
export type QrEncoder = (content: string, level: QrLevel) => Result<QrCode, QrError>;

/** Loads the encoder when a design holds its first code; nobody else downloads it. Text is written as UTF-8. */
export async function loadQrEncoder(): Promise<QrEncoder> {
	const [{ encode }, { codeText, utf8Length }, { qrPath }] = await Promise.all([
		importAgain(async () => await import("uqr")),
		importAgain(async () => await import("../code/code-text.ts")),
		importAgain(async () => await import("./qr-path.ts")),
	]);
	return (content, level) => {
		try {
			const { data, size } = encode(codeText(content), { ecc: level, border: 0 });
			const matrix: QrMatrix = { size, isDark: (x, y) => data[y]?.[x] === true };
			return ok({ ...matrix, path: (side) => qrPath(matrix, side) });
		} catch (error) {
			if (!(error instanceof RangeError && error.message === "Data too long")) throw error;
			return err({ code: "qr_too_long", length: utf8Length(codeText(content)) });
		}
	};
}
