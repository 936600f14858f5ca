import { err, ok, type Result } from "@offizin/base";
import type { SpreadsheetError, SpreadsheetLimits } from "../spreadsheet-error.ts";
import type { FileRows } from "../table.ts";
import { XmlError } from "./parse-xml.ts";
import { readSheetRows, SheetTooLarge, styleFormatters } from "./read-sheet.ts";
import { readSharedStrings } from "./read-strings.ts";
import { readNumberFormats } from "./read-styles.ts";
import { readWorkbook, relationsPart, workbookPart } from "./read-workbook.ts";
import type { Zip, ZipError } from "./zip.ts";

/** A part that is missing or broken; turned into a `SpreadsheetError` where the reading started. */
class PartError extends Error {
	readonly reason: ZipError;

	constructor(reason: ZipError, part: string) {
		super(`${part}: ${reason}`);
		this.reason = reason;
	}
}

/** One sheet of an .xlsx file as text, as it would be read in a German spreadsheet. */
export function readXlsx(
	zip: Zip,
	wanted: string | undefined,
	limits: SpreadsheetLimits,
): Result<FileRows, SpreadsheetError> {
	try {
		return readRows(partReader(zip, limits.unpackedBytes), wanted, limits);
	} catch (error) {
		return err(errorOf(error, limits));
	}
}

type ReadPart = (name: string) => string | undefined;

/** All parts together may unpack to so many bytes. */
function partReader(zip: Zip, maxBytes: number): ReadPart {
	let left = maxBytes;
	return (name) => {
		const bytes = zip.read(name, left);
		if (!bytes.ok) throw new PartError(bytes.error, name);
		left -= bytes.value?.length ?? 0;
		return bytes.value && new TextDecoder().decode(bytes.value);
	};
}

function readRows(
	part: ReadPart,
	wanted: string | undefined,
	limits: SpreadsheetLimits,
): Result<FileRows, SpreadsheetError> {
	const required = (name: string) => {
		const xml = part(name);
		if (xml === undefined) throw new PartError("zip_damaged", name);
		return xml;
	};
	const optional = (name: string | undefined) => (name === undefined ? undefined : part(name));
	const workbookName = workbookPart(required("_rels/.rels")) ?? "xl/workbook.xml";
	const workbook = readWorkbook(required(workbookName), required(relationsPart(workbookName)), workbookName);
	const sheets = workbook.sheets.map(({ name }) => name);
	const visible = workbook.sheets.filter(({ isHidden }) => !isHidden);
	const sheet =
		wanted === undefined
			? (visible[0] ?? workbook.sheets[0])
			: (workbook.sheets.find(({ name }) => name === wanted) ??
				(/^\d+$/.test(wanted) ? visible[Number(wanted) - 1] : undefined));
	if (!sheet) {
		return err(
			wanted === undefined
				? { code: "spreadsheet_empty" }
				: { code: "spreadsheet_sheet_missing", sheet: wanted, sheets },
		);
	}
	const strings = optional(workbook.sharedStrings);
	const styles = optional(workbook.styles);
	const rows = readSheetRows(required(sheet.part), {
		sharedStrings: strings === undefined ? [] : readSharedStrings(strings),
		formatter: styleFormatters(styles === undefined ? [] : readNumberFormats(styles), workbook.isFrom1904),
		limits,
	});
	const unread = visible.filter((other) => other !== sheet && hasRows(optional(other.part)));
	return ok({
		source: { kind: "xlsx", sheet: sheet.name, sheets },
		rows,
		...(wanted === undefined && unread.length > 0 && { unread: unread.map(({ name }) => name) }),
	});
}

/** More than a title or the names of fields. */
function hasRows(sheet: string | undefined): boolean {
	return [...(sheet ?? "").matchAll(/<row\b[^>]*[^/]>/g)].length > 1;
}

function errorOf(error: unknown, limits: SpreadsheetLimits): SpreadsheetError {
	if (error instanceof SheetTooLarge) {
		return { code: "spreadsheet_too_large", limit: error.limit, max: limits[error.limit] };
	}
	if (error instanceof PartError && error.reason === "zip_too_large") {
		return { code: "spreadsheet_too_large", limit: "unpackedBytes", max: limits.unpackedBytes };
	}
	if (error instanceof PartError || error instanceof XmlError) {
		return { code: "spreadsheet_unreadable", kind: "damaged" };
	}
	throw error;
}
