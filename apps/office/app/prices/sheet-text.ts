import { err, ok, type Result } from "@offizin/base";

/** A whole price list has about an eighth of it. */
const MAX_BYTES = 500_000;

/** Why a file is no sheet of prices; `changed`: since it was chosen. */
export type SheetProblem = "too_large" | "changed" | "not_csv";

/** The text of a spreadsheet saved as CSV, however its umlauts are written, or why it is none. */
export async function sheetText(file: Blob): Promise<Result<string, SheetProblem>> {
	if (file.size > MAX_BYTES) return err("too_large");
	// A file that was saved again since it was chosen can no longer be read by what chose it.
	const bytes = await file.arrayBuffer().catch(() => undefined);
	if (!bytes) return err("changed");
	const text = decode(new Uint8Array(bytes));
	return text.includes("\0") ? err("not_csv") : ok(text);
}

/** UTF-8, UTF-16 by its mark, and else what German spreadsheets write as "CSV (Trennzeichen-getrennt)". */
function decode(bytes: Uint8Array): string {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}
