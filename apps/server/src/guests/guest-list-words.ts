import { assertNever } from "@offizin/base";
import type { PostcodeDoubt } from "@offizin/design";
import type { SingleByteEncoding, SpreadsheetLimits, UnreadableKind } from "@offizin/sheets";
import type { EncodingFinding, GuestListError, GuestListFinding } from "./guest-list.ts";

const saveAs = "Bitte speichern Sie die Liste als .xlsx oder .csv und laden Sie sie noch einmal hoch.";

const kindWords: Readonly<Record<UnreadableKind, string>> = {
	xls: `Das ist eine Datei im alten Excel-Format (.xls). ${saveAs}`,
	xlsb: `Das ist eine binäre Excel-Datei (.xlsb). ${saveAs}`,
	ods: `Das ist eine OpenDocument-Tabelle (.ods). ${saveAs}`,
	numbers: `Das ist eine Numbers-Datei. Bitte exportieren Sie die Liste aus Numbers als Excel- oder CSV-Datei.`,
	pdf: `Das ist eine PDF-Datei; daraus lassen sich keine Namen übernehmen. ${saveAs}`,
	text: `Das ist ein Textdokument. Bitte kopieren Sie die Liste in eine Tabelle. ${saveAs}`,
	picture: "Das ist ein Bild. Bitte laden Sie die Liste als Tabelle hoch (.xlsx oder .csv).",
	html: `Das ist eine Webseite, auch wenn der Dateiname etwas anderes sagt. Bitte öffnen Sie die Datei in Ihrer Tabellenkalkulation. ${saveAs}`,
	password: `Die Datei ist mit einem Kennwort geschützt. Bitte speichern Sie die Liste ohne Kennwort als .xlsx.`,
	damaged: `Die Datei ist beschädigt oder unvollständig. Bitte öffnen Sie sie in Ihrer Tabellenkalkulation und speichern Sie sie noch einmal als .xlsx.`,
	quotes: `Die CSV-Datei enthält ein Anführungszeichen, das nicht geschlossen wird. Bitte speichern Sie die Liste als .xlsx.`,
	unknown: `Diese Datei ist keine Tabelle, die wir lesen können. ${saveAs}`,
};

/** A refused guest list in the words of the shop. */
export function guestListErrorWords(error: GuestListError): string {
	switch (error.code) {
		case "spreadsheet_unreadable":
			return error.row === undefined
				? kindWords[error.kind]
				: `${kindWords[error.kind]} (ab Zeile ${error.row})`;
		case "spreadsheet_empty":
			return "Die Liste ist leer. In die erste Zeile gehören die Feldnamen, darunter je Gast eine Zeile.";
		case "spreadsheet_header_row_empty":
			return `Zeile ${error.row} ist leer oder nicht in der Liste; dort sollen die Feldnamen stehen.`;
		case "spreadsheet_too_large":
			return tooLargeWords(error.limit, error.max);
		case "spreadsheet_sheet_missing":
			return error.sheets.length === 0
				? "Eine CSV-Datei hat keine Tabellenblätter."
				: `Ein Tabellenblatt „${error.sheet}“ gibt es in der Datei nicht. Vorhanden: ${list(error.sheets)}.`;
		case "guest_list_field_missing":
			return `In der Liste ${error.fields.length === 1 ? "fehlt die Spalte" : "fehlen diese Spalten"}: ${list(error.fields)}. Gefunden: ${error.headers.length === 0 ? "keine Feldnamen" : list(error.headers)}. ${error.row === 1 ? "Die erste Zeile" : `Zeile ${error.row}`} muss die Feldnamen enthalten.`;
		case "guest_list_duplicate_header":
			return `Für „${error.field}“ gibt es mehrere Spalten (${error.columns.join(", ")}). Bitte benennen Sie eine davon um.`;
		case "guest_list_row_too_wide":
			return `Zeile ${error.row} hat mehr Felder als die Zeile mit den Feldnamen (${error.columns}). Meist steht ein Trennzeichen im Text; bitte speichern Sie die Liste als .xlsx.`;
		default:
			return assertNever(error, "guest list error");
	}
}

function tooLargeWords(limit: keyof SpreadsheetLimits, max: number): string {
	switch (limit) {
		case "bytes":
		case "unpackedBytes":
			return `Die Datei ist zu groß (höchstens ${max / 1024 / 1024} MB${limit === "bytes" ? "" : " entpackt"}). Bitte entfernen Sie Bilder und weitere Tabellenblätter.`;
		case "rows":
			return `Die Liste hat mehr als ${max.toLocaleString("de")} Zeilen. Bitte teilen Sie sie auf.`;
		case "columns":
			return `Die Liste hat mehr als ${max} Spalten. Bitte löschen Sie, was nicht gedruckt wird.`;
		default:
			return assertNever(limit, "limit");
	}
}

/** What to look at in a list that was read, in the words of the shop. */
export function guestListFindingWords(finding: GuestListFinding): string {
	if (finding.rule === "encoding.guessed") return encodingWords(finding);
	if (finding.rule === "sheet.unread") {
		const others = finding.others.map((name) => `„${name}“`).join(", ");
		return `Gelesen wurde nur das Blatt „${finding.sheet}“. Zeilen stehen auch auf ${others}; mit --sheet wählen Sie das Blatt.`;
	}
	const place = "header" in finding ? `Zeile ${finding.row}, „${finding.header}“` : `Zeile ${finding.row}`;
	switch (finding.rule) {
		case "cell.error":
			return `${place}: Die Zelle zeigt den Fehler ${finding.value}. Bitte tragen Sie den Wert ein.`;
		case "cell.formulaWithoutValue":
			return `${place}: Die Formel hat noch kein Ergebnis. Bitte öffnen und speichern Sie die Datei in Ihrer Tabellenkalkulation.`;
		case "cell.tooLong":
			return `${place}: Der Text ist mit ${finding.length.toLocaleString("de")} Zeichen zu lang.`;
		case "cell.unprintable":
			return `${place}: Der Text enthält Zeichen, die sich nicht drucken lassen (${finding.characters.join(", ")}). Bitte tippen Sie ihn neu ein.`;
		case "cell.lineBreak":
			return `${place}: In einem Namens- oder Adressfeld darf kein Zeilenumbruch oder Tabulator stehen.`;
		case "postcode.doubtful":
			return `${place}: „${finding.value}“ ${postcodeWords(finding.doubt)}`;
		case "row.withoutFields":
			return `${place}: Keines der benötigten Felder ist ausgefüllt.`;
		case "row.hidden":
			return `${place}: Die Zeile ist in der Tabelle ausgeblendet, wird aber gedruckt.`;
		default:
			return assertNever(finding, "finding");
	}
}

function postcodeWords(doubt: PostcodeDoubt): string {
	return doubt.kind === "fourDigits"
		? "hat nur vier Ziffern. Fehlt eine führende Null oder das Land?"
		: `sieht nicht aus wie eine Postleitzahl (${doubt.country}: ${doubt.form}). Stimmt das Land?`;
}

const encodingNames: Readonly<Record<SingleByteEncoding, string>> = {
	"windows-1252": "Windows-1252 (Westeuropa)",
	"windows-1250": "Windows-1250 (Mitteleuropa)",
	"windows-1254": "Windows-1254 (Türkei)",
	"windows-1251": "Windows-1251 (kyrillisch)",
	"windows-1253": "Windows-1253 (griechisch)",
	"iso-8859-2": "ISO 8859-2 (Mitteleuropa)",
	macintosh: "Mac OS Roman",
	ibm850: "DOS 850 (Westeuropa)",
	ibm852: "DOS 852 (Mitteleuropa)",
};

function encodingWords({ encoding, samples, rival }: EncodingFinding): string {
	const shown = samples.map(({ row, text }) => `„${text}“ (Zeile ${row})`).join(", ");
	const otherwise =
		rival && ` Ebenso gut möglich ist ${encodingNames[rival.encoding]}; dann heißt es ${list(rival.texts)}.`;
	return `Die CSV-Datei sagt nicht, wie ihre Buchstaben gespeichert sind. Sie wurde als ${encodingNames[encoding]} gelesen: ${shown}.${otherwise ?? ""} Stimmen die Namen nicht, speichern Sie die Liste bitte als .xlsx oder als „CSV UTF-8“.`;
}

function list(words: readonly string[]): string {
	return words.map((word) => `„${word}“`).join(", ");
}
