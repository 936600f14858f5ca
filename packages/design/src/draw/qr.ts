import { err, importAgain, type Result } from "@offizin/base";
import type { QrCode, QrLevel } from "./qr-matrix.ts";

/** `length` in bytes of UTF-8. */
export type QrError = { readonly code: "qr_too_long"; readonly length: number };
export type QrEncoder = (content: string, level: QrLevel) => Result<QrCode, QrError>;

/** Loads the encoder when a design holds its first code; nobody else downloads it. Text is written as UTF-8. */
export async function loadQrEncoder(): Promise<QrEncoder> {
	const [{ encodeQr }, { codeText, utf8Length }] = await Promise.all([
		importAgain(async () => await import("./encode-qr.ts")),
		importAgain(async () => await import("../code/code-text.ts")),
	]);
	return (content, level) => {
		const text = codeText(content);
		const code = encodeQr(text, level);
		return code.ok ? code : err({ ...code.error, length: utf8Length(text) });
	};
}
