import { err, ok, type Result } from "@offizin/base";
import {
	type AddressError,
	addressFields,
	addressLines,
	type DesignDocument,
	type GuestRecord,
	type GuestRow,
} from "@offizin/design";
import { OPERATOR_LOCALE } from "@offizin/sites";
import { listOf, say, type Words, wordsOf } from "@offizin/words";
import type { GuestListError, GuestListOptions } from "./guest-list.ts";
import { guestListFindingWords } from "./guest-list-words.ts";
import { readGuestList } from "./read-guest-list.ts";

/** The guests of a design, and the rows of the list that cannot be printed, each in words that begin with its row. */
export interface GuestRecords {
	readonly rows: readonly GuestRow[];
	readonly refused: readonly RefusedRow[];
	/** What a person should look at; without a row where it is about the whole list. */
	readonly warnings: readonly GuestWarning[];
}

export interface GuestWarning {
	readonly row?: number;
	readonly words: string;
}

export interface RefusedRow {
	readonly row: number;
	readonly words: string;
}

interface Reading extends Pick<GuestListOptions, "sheet" | "headerRow"> {
	/** Of what is said; the operator's when absent. */
	readonly locale?: string;
}

type ListWords = Words["guestList"];

/** A field that a list need not have a column for, because it is made of other columns. */
interface DerivedField {
	readonly parts: readonly string[];
	/** What the list must have of the parts: one column of each group. */
	readonly needs: readonly (readonly string[])[];
	/** The value, or in words what is missing. */
	readonly derive: (record: GuestRecord, locale: string) => Result<string, string>;
	/** Said of a row without a value when the list has a column of its own. */
	readonly emptyWords: (words: ListWords) => string;
}

const derivedFields: ReadonlyMap<string, DerivedField> = new Map<string, DerivedField>(
	Object.entries({
		adresse: {
			parts: [...addressFields, "name"],
			needs: [["nachname", "firma", "name"], ["plz"], ["ort"]],
			derive(record, locale) {
				const lines = addressLines(record);
				return lines.ok ? ok(lines.value.join("\n")) : err(missingWords(lines.error, locale));
			},
			emptyWords: ({ addressMissing }) => addressMissing,
		},
		name: {
			parts: ["anrede", "vorname", "nachname", "partner"],
			needs: [["vorname", "nachname"]],
			derive(record, locale) {
				const name = nameOf(record);
				return name === "" ? err(wordsOf(locale).guestList.nameMissing) : ok(name);
			},
			emptyWords: ({ nameMissing }) => nameMissing,
		},
	}),
);

/**
 * Reads a guest list for a design. The fields `adresse` and `name` may each have a column, or are made of the columns
 * of an address ("Vorname", "Nachname", "Partner", "Straße", ...); a guest for whom they cannot be made is refused.
 */
export function readGuestRecords(
	bytes: Uint8Array,
	{ fields }: Pick<DesignDocument, "fields">,
	{ locale = OPERATOR_LOCALE, ...place }: Reading = {},
): Result<GuestRecords, GuestListError> {
	const known = new Set(fields.map(({ key }) => key));
	const parts = new Set(fields.flatMap(({ key }) => derivedFields.get(key)?.parts ?? []));
	// A postcode is judged by its country, printed or not.
	if (known.has("plz")) parts.add("land");
	const list = readGuestList(bytes, {
		...place,
		fields: [
			...fields.map((field) =>
				derivedFields.get(field.key) ? { ...field, optional: true as const } : field,
			),
			...[...parts]
				.filter((key) => !known.has(key))
				.map((key) => ({ key, label: key, optional: true as const })),
		],
	});
	if (!list.ok) return list;
	const { columns, records, findings, header } = list.value;
	const there = new Set(columns.map(({ field }) => field));
	const absent = fields.filter(
		({ key }) => derivedFields.get(key) && !there.has(key) && !canDerive(key, there),
	);
	if (absent.length > 0) {
		const headers = columns.map(({ header }) => header).filter((header) => header !== "");
		return err({
			code: "guest_list_field_missing",
			fields: absent.map(({ label }) => label),
			headers,
			...header,
		});
	}

	const rows: GuestRow[] = [];
	const refused: RefusedRow[] = [];
	const warnings: GuestWarning[] = [];
	for (const finding of findings) {
		const told = guestListFindingWords(finding, locale);
		if (!("row" in finding)) warnings.push({ words: told });
		else (finding.severity === "error" ? refused : warnings).push({ row: finding.row, words: told });
	}
	for (const [index, record] of records.entries()) {
		const row = list.value.rows[index] ?? header.row + 1 + index;
		const values = valuesOf(record, fields, there, locale);
		if (values.ok) rows.push({ row, values: values.value });
		else refused.push(...values.error.map((missing) => ({ row, words: rowWords(row, missing, locale) })));
	}
	return ok({ rows, refused, warnings });
}

function canDerive(key: string, there: ReadonlySet<string | null>): boolean {
	return derivedFields.get(key)?.needs.every((group) => group.some((part) => there.has(part))) ?? false;
}

/** The values of the design's fields and of nothing else in the list. */
function valuesOf(
	record: GuestRecord,
	fields: DesignDocument["fields"],
	there: ReadonlySet<string | null>,
	locale: string,
): Result<GuestRecord, readonly string[]> {
	const missing: string[] = [];
	const values = fields.map(({ key }): [string, string] => {
		const written = record[key] ?? "";
		const field = derivedFields.get(key);
		if (written !== "" || !field) return [key, written];
		const derived = canDerive(key, there)
			? field.derive(record, locale)
			: err(field.emptyWords(wordsOf(locale).guestList));
		if (!derived.ok) missing.push(derived.error);
		return [key, derived.ok ? derived.value : ""];
	});
	return missing.length > 0 ? err(missing) : ok(Object.fromEntries(values));
}

function missingWords({ missing }: AddressError, locale: string): string {
	const { addressPart, addressLacks } = wordsOf(locale).guestList;
	const names = listOf(
		missing.map((part) => addressPart[part]),
		locale,
	);
	return say(addressLacks, { count: missing.length, names }, locale);
}

function rowWords(row: number, missing: string, locale: string): string {
	return say(wordsOf(locale).guestList.rowLacks, { row, words: missing }, locale);
}

/** "Anna Weiß", "Anna & Ben Weiß", "Anna Weiß & Ben Schwarz", "Familie Weiß". */
function nameOf(record: GuestRecord): string {
	const part = (key: string) => (record[key] ?? "").replace(/\s+/g, " ").trim();
	const [first, last] = [part("vorname"), part("nachname")];
	const partner = part("partner").replace(/^(&|\+|und\s)\s*/iu, "");
	const joined = (...parts: readonly string[]) => parts.filter((one) => one !== "").join(" ");
	if (partner === "") return first === "" && last !== "" ? joined(part("anrede"), last) : joined(first, last);
	if (/\s/.test(partner)) return joined(first, last, first + last && "&", partner);
	return joined(first, first && "&", partner, last);
}
