import { crc32, inflateRawSync } from "node:zlib";
import { err, ok, type Result } from "@offizin/base";
import { postcodeDoubt } from "@offizin/design";
import { type Cell, readSpreadsheet, type Table, type TableRow } from "@offizin/sheets";
import { checkCell } from "./check-cell.ts";
import { encodingFinding } from "./encoding-finding.ts";
import {
	type GuestList,
	type GuestListError,
	type GuestListField,
	type GuestListFinding,
	type GuestListOptions,
	guestListLimits,
} from "./guest-list.ts";
import { type FieldColumns, matchColumns } from "./match-columns.ts";

/** Reads a guest list as shoppers have it, field names in the first row unless `options` name another. */
export function readGuestList(
	bytes: Uint8Array,
	options: GuestListOptions,
): Result<GuestList, GuestListError> {
	const { fields, ...place } = options;
	const table = readSpreadsheet(bytes, { ...place, limits: guestListLimits }, { crc32, inflateRawSync });
	return table.ok ? guestListOf(table.value, fields) : table;
}

function guestListOf(
	{ source, header, headers, rows: guests, unread }: Table,
	fields: readonly GuestListField[],
): Result<GuestList, GuestListError> {
	const matched = matchColumns(headers, fields, header);
	if (!matched.ok) return matched;
	if (guests.length === 0) {
		return err({ code: "spreadsheet_empty", ...(header.sheets && { sheets: header.sheets }) });
	}
	const wide = source.kind === "csv" && guests.find(({ cells }) => isTooWide(cells, headers.length));
	if (wide) {
		return err({ code: "guest_list_row_too_wide", row: wide.number, columns: headers.length });
	}
	const read = guests.map((row) => readRow(row, { headers, fields, columns: matched.value }));
	const kept = read.flatMap(({ record, row }) => (record ? [{ record, row }] : []));
	const guessed = encodingFinding(source, kept);
	const sheet = source.kind === "xlsx" ? source.sheet : "";
	const left: GuestListFinding[] = unread
		? [{ rule: "sheet.unread", severity: "warning", sheet, others: unread }]
		: [];
	return ok({
		source,
		header,
		columns: headers.map((header, at) => ({ header, field: fieldAt(at, matched.value) })),
		records: kept.map(({ record }) => record),
		rows: kept.map(({ row }) => row),
		findings: [...left, ...(guessed ? [guessed] : []), ...read.flatMap(({ findings }) => findings)],
	});
}

/** A row with more cells than the header was separated in the wrong place: every field behind it would be wrong. */
function isTooWide(cells: readonly Cell[], columns: number): boolean {
	return cells.slice(columns).some((cell) => cell !== "");
}

function fieldAt(column: number, columns: FieldColumns): string | null {
	return [...columns].find(([, own]) => own.includes(column))?.[0] ?? null;
}

interface RowContext {
	readonly headers: readonly string[];
	readonly fields: readonly GuestListField[];
	readonly columns: FieldColumns;
}

interface ReadRow {
	readonly row: number;
	/** Missing when a finding is an error. */
	readonly record?: Readonly<Record<string, string>>;
	readonly findings: readonly GuestListFinding[];
}

function readRow({ number: row, cells, isHidden }: TableRow, context: RowContext): ReadRow {
	const record: Record<string, string> = {};
	const findings: GuestListFinding[] = [];
	for (const { key } of context.fields) {
		const texts: string[] = [];
		for (const column of context.columns.get(key) ?? []) {
			const place = { row, header: context.headers[column] ?? "", field: key };
			const checked = checkCell(cells[column] ?? "", place);
			if (checked.ok) texts.push(checked.text);
			else findings.push(checked.finding);
		}
		record[key] = texts.filter((text) => text !== "").join(" ");
	}
	if (findings.length > 0) return { row, findings };
	if (Object.values(record).every((text) => text === "")) {
		return { row, findings: [{ rule: "row.withoutFields", severity: "error", row }] };
	}
	const doubt = doubtfulPostcode(record, row, context);
	if (isHidden) findings.push({ rule: "row.hidden", severity: "warning", row });
	return { row, record, findings: doubt ? [...findings, doubt] : findings };
}

function doubtfulPostcode(
	record: Readonly<Record<string, string>>,
	row: number,
	{ headers, columns }: RowContext,
): GuestListFinding | undefined {
	const { plz: value = "" } = record;
	const doubt = postcodeDoubt(record);
	const [column = 0] = columns.get("plz") ?? [];
	const header = headers[column] ?? "";
	return doubt && { rule: "postcode.doubtful", severity: "warning", row, header, value, doubt };
}
