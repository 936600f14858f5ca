import { crc32, inflateRawSync } from "node:zlib";
import { err, ok, plainLetters, type Result } from "@offizin/base";
import { type DesignField, DOCUMENT_LIMITS, type GuestRecord, isFact } from "@offizin/design";
import { readSpreadsheet } from "@offizin/sheets";
import { say, wordsOf } from "@offizin/words";
import { type GuestListError, guestListLimits } from "./guest-list.ts";
import { type GuestWarning, type RefusedRow, readGuestRecords } from "./guest-records.ts";
import { knownColumn } from "./match-columns.ts";

/** A guest list for a design: everything in it can be put into a text of the card. */
export interface TakenGuests {
	/** What is known of each guest, with the first one as its sample; those the design asks for come first. */
	readonly fields: readonly DesignField[];
	readonly guests: readonly GuestRecord[];
	/** Rows that were left out, in words that begin with the row. */
	readonly refused: readonly RefusedRow[];
	readonly warnings: readonly GuestWarning[];
}

export interface TakenList {
	readonly bytes: Uint8Array;
	/** Keys of the fields the design declares itself; the list must have them. */
	readonly wanted: readonly string[];
	readonly locale: string;
}

/** More columns than this are no guest list; a card has room for few of them. */
const MAX_FIELDS = 16;
/** UTF-16 units of all guests together as JSON: what a save of the design can carry. */
const MAX_LETTERS = 600_000;
const limits = { ...guestListLimits, rows: DOCUMENT_LIMITS.guests };

/**
 * Reads a spreadsheet, or a table as it is pasted, into guests. Names may be a list without a heading. A guest's name is
 * made of the columns it is spread over, so that "{{name}}" can be written on every card.
 */
export function takeGuests({ bytes: sent, wanted, locale }: TakenList): Result<TakenGuests, GuestListError> {
	const bytes = withHeading(sent);
	const table = readSpreadsheet(bytes, { limits }, { crc32, inflateRawSync });
	if (!table.ok) return table;
	const { guestList: words } = wordsOf(locale);
	const declared = wanted.map((key) => ({ key, label: labelOf(key, locale) }));
	const fields = withName([...declared, ...columnFields(table.value.headers, wanted)], locale);
	const read = readGuestRecords(
		bytes,
		{ fields: fields.map((field) => ({ ...field, sample: "" })) },
		{ locale },
	);
	if (!read.ok) return read;
	const { rows, warnings } = read.value;
	const isTooLong = (value: string) => value.length > DOCUMENT_LIMITS.guestValue;
	const long = rows.flatMap(({ row, values }) =>
		Object.values(values)
			.filter(isTooLong)
			.map(({ length }): RefusedRow => {
				const place = say(words.row, { row }, locale);
				return { row, words: say(words.finding["cell.tooLong"], { place, length }, locale) };
			}),
	);
	const kept = rows.filter(({ values }) => !Object.values(values).some(isTooLong));
	const guests = kept.map(({ values }) => values);
	if (guests.length > DOCUMENT_LIMITS.guests || JSON.stringify(guests).length > MAX_LETTERS) {
		return err({ code: "spreadsheet_too_large", limit: "rows", max: DOCUMENT_LIMITS.guests });
	}
	const [first = {}] = guests;
	return ok({
		fields: fields.map((field) => ({ ...field, sample: (first[field.key] ?? "").slice(0, MAX_SAMPLE) })),
		guests,
		refused: [...read.value.refused, ...long].sort((one, other) => one.row - other.row),
		warnings,
	});
}

const MAX_SAMPLE = 200;
const MAX_LABEL = 60;

type NamedField = Pick<DesignField, "key" | "label">;

/** Every column with a heading, under a key that is no fact of the feast. */
function columnFields(headers: readonly string[], wanted: readonly string[]): NamedField[] {
	const taken = new Set(wanted);
	return headers.flatMap((header): NamedField[] => {
		const known = knownColumn(header);
		const key = known ?? keyOf(header);
		if (key === undefined || taken.has(key) || taken.size >= MAX_FIELDS) return [];
		taken.add(key);
		return [{ key, label: header.slice(0, MAX_LABEL) }];
	});
}

function keyOf(header: string): string | undefined {
	const key = plainLetters(header.toLowerCase())
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "")
		.slice(0, 40);
	if (key === "") return undefined;
	return isFact(key) ? `gast-${key}` : key;
}

/** A name in one piece is what most cards ask for, and most lists have it in two. */
function withName(fields: readonly NamedField[], locale: string): NamedField[] {
	const keys = new Set(fields.map(({ key }) => key));
	const isSpread = keys.has("vorname") || keys.has("nachname");
	return keys.has("name") || !isSpread
		? [...fields]
		: [{ key: "name", label: labelOf("name", locale) }, ...fields];
}

function labelOf(key: string, locale: string): string {
	const { fieldName } = wordsOf(locale).guestList;
	return Object.hasOwn(fieldName, key) ? fieldName[key as keyof typeof fieldName] : key;
}

/** Names one below the other, as they are pasted out of a letter: they get the heading a table would have. */
function withHeading(bytes: Uint8Array): Uint8Array {
	const isText = bytes.length > 0 && bytes.length < limits.bytes && !bytes.subarray(0, 4096).includes(0);
	if (!isText) return bytes;
	const text = new TextDecoder().decode(bytes);
	const [first = ""] = text.split(/\r?\n/).filter((line) => line.trim() !== "");
	const isTable = /[;,\t]/.test(text) || knownColumn(first) !== undefined || text.includes("\uFFFD");
	return isTable ? bytes : new TextEncoder().encode(`Name\n${text}`);
}
