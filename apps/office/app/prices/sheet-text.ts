import { err, ok, type Result } from "@offizin/base";

/** A whole price list has about an eighth of it. */
const MAX_BYTES = 500_000;
const MAX_WORDS = "0,5\u00a0MB";

/** The text of a spreadsheet saved as CSV, however its umlauts are written, or in words why it is none. */
export async function sheetText(file: Blob): Promise<Result<string, string>> {
	if (file.size > MAX_BYTES) {
		return err(
			`Die Datei ist größer als ${MAX_WORDS}, mehr hat keine Preisliste. Bitte wählen Sie die Tabelle, die Sie heruntergeladen und geändert haben.`,
		);
	}
	// A file that was saved again since it was chosen can no longer be read by what chose it.
	const bytes = await file.arrayBuffer().catch(() => undefined);
	if (!bytes) return err("Die Datei hat sich seit der Auswahl geändert. Bitte wählen Sie sie noch einmal.");
	const text = decode(new Uint8Array(bytes));
	return text.includes("\0")
		? err("Das ist keine CSV-Datei. Bitte speichern Sie die Tabelle als CSV, in Excel mit „Speichern unter“.")
		: ok(text);
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
