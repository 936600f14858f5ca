import { err, ok, type Result } from "@offizin/base";
import { encode } from "uqr";
import type { QrCode, QrLevel, QrMatrix } from "./qr-matrix.ts";
import { qrPath } from "./qr-path.ts";

/** Text as a code, letter by letter, at once: for what is itself loaded only when a code is needed. */
export function encodeQr(text: string, level: QrLevel): Result<QrCode, { readonly code: "qr_too_long" }> {
	try {
		const { data, size } = encode(text, { ecc: level, border: 0 });
		const matrix: QrMatrix = { size, isDark: (x, y) => data[y]?.[x] === true };
		return ok({ ...matrix, path: (side) => qrPath(matrix, side) });
	} catch (error) {
		if (!(error instanceof RangeError && error.message === "Data too long")) throw error;
		return err({ code: "qr_too_long" });
	}
}
