import { assertNever } from "@offizin/base";
import { say, type Words, wordsOf } from "@offizin/words";
import type { EncodingFinding, GuestListError, GuestListFinding } from "./guest-list.ts";

type GuestListWords = Words["guestList"];

const MB = 1024 * 1024;

/** A refused guest list in the words of a locale. */
export function guestListErrorWords(error: GuestListError, locale: string): string {
	const { guestList: words } = wordsOf(locale);
	const tell = (message: string, values: Parameters<typeof say>[1]) => say(message, values, locale);
	switch (error.code) {
		case "spreadsheet_unreadable": {
			const told = tell(words.unreadable[error.kind], { saveAs: words.saveAs });
			return error.row === undefined ? told : tell(words.fromRow, { words: told, row: error.row });
		}
		case "spreadsheet_empty":
			return words.empty;
		case "spreadsheet_header_row_empty":
			return tell(words.headerRowEmpty, { row: error.row });
		case "spreadsheet_too_large": {
			const isBytes = error.limit === "bytes" || error.limit === "unpackedBytes";
			return tell(words.tooLarge[error.limit], { max: isBytes ? error.max / MB : error.max });
		}
		case "spreadsheet_sheet_missing":
			return error.sheets.length === 0
				? words.noSheets
				: tell(words.sheetMissing, { sheet: error.sheet, sheets: quoted(error.sheets, locale) });
		case "guest_list_field_missing": {
			const { fields, headers, row } = error;
			return tell(words.fieldMissing, {
				count: fields.length,
				fields: quoted(fields, locale),
				headers: headers.length === 0 ? words.noHeaders : quoted(headers, locale),
				row,
				place: `${row}`,
			});
		}
		case "guest_list_duplicate_header":
			return tell(words.duplicateHeader, { field: error.field, columns: error.columns.join(", ") });
		case "guest_list_row_too_wide":
			return tell(words.rowTooWide, { row: error.row, columns: error.columns });
		default:
			return assertNever(error, "guest list error");
	}
}

/** What to look at in a list that was read, in the words of a locale. */
export function guestListFindingWords(finding: GuestListFinding, locale: string): string {
	const { guestList: words } = wordsOf(locale);
	if (finding.rule === "encoding.guessed") return encodingWords(finding, words, locale);
	if (finding.rule === "sheet.unread") {
		const { sheet, others } = finding;
		return say(words.sheetUnread, { sheet, others: quoted(others, locale) }, locale);
	}
	const { row } = finding;
	const place =
		"header" in finding
			? say(words.cell, { row, header: finding.header }, locale)
			: say(words.row, { row }, locale);
	if (finding.rule === "postcode.doubtful") {
		const { value, doubt } = finding;
		return doubt.kind === "fourDigits"
			? say(words.postcode.fourDigits, { place, value }, locale)
			: say(words.postcode.form, { place, value, country: doubt.country, form: doubt.form }, locale);
	}
	return say(words.finding[finding.rule], { place, ...valuesOf(finding) }, locale);
}

function valuesOf(finding: GuestListFinding): Parameters<typeof say>[1] {
	switch (finding.rule) {
		case "cell.error":
			return { value: finding.value };
		case "cell.tooLong":
			return { length: finding.length };
		case "cell.unprintable":
			return { characters: finding.characters.join(", ") };
		default:
			return {};
	}
}

function encodingWords(
	{ encoding, samples, rival }: EncodingFinding,
	words: GuestListWords,
	locale: string,
): string {
	const shown = samples.map(({ row, text }) => say(words.sample, { row, text }, locale)).join(", ");
	const read = { encoding: words.encoding[encoding], samples: shown };
	if (!rival) return say(words.encodingGuessed, read, locale);
	const other = { rival: words.encoding[rival.encoding], texts: quoted(rival.texts, locale) };
	return say(words.encodingRivalled, { ...read, ...other }, locale);
}

/** „Gäste“, „Tische“. */
export function quoted(names: readonly string[], locale: string): string {
	return names.map((text) => say(wordsOf(locale).guestList.quoted, { text }, locale)).join(", ");
}
