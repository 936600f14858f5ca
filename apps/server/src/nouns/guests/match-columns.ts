import { err, ok, plainLetters, type Result } from "@offizin/base";
import type { HeaderPlace } from "@offizin/sheets";
import type { GuestListError, GuestListField } from "./guest-list.ts";

/** Which cells make up a field: mostly one, two where the house number has a column of its own. */
export type FieldColumns = ReadonlyMap<string, readonly number[]>;

/** Other headers for fields of an address; only where nothing else can be meant. */
const otherHeaders: Readonly<Record<string, readonly string[]>> = {
	vorname: ["rufname", "firstname", "givenname"],
	nachname: ["familienname", "zuname", "lastname", "surname"],
	strasse: ["str", "strassehausnummer", "strasseundhausnummer", "strassehausnr", "strassenr", "street"],
	plz: ["postleitzahl", "postcode", "zip", "zipcode", "postalcode"],
	ort: ["stadt", "wohnort", "city", "town"],
	land: ["staat", "country"],
	firma: ["unternehmen", "company"],
	zusatz: ["adresszusatz", "adresszeile2"],
	titel: ["akademischertitel"],
	name: ["namen", "names", "fullname", "gast", "gaeste", "guest", "guests"],
};
/** Fields of an address and of a name that have no other headers. */
const plainFields = ["anrede", "partner", "adresse"];
const houseNumbers = ["hausnummer", "hausnr", "hnr"];

/** Finds the column of every field by its key or label: "Vorname", "vor name" and "VORNAME" are the same. */
export function matchColumns(
	headers: readonly string[],
	fields: readonly GuestListField[],
	place: HeaderPlace,
): Result<FieldColumns, GuestListError> {
	const words = headers.map(comparable);
	const columns = new Map<string, readonly number[]>();
	const missing: string[] = [];
	for (const field of fields) {
		const found = columnsOf(field, words);
		if (found.length > 1) return err(duplicate(field, found, headers));
		if (found.length === 0 && !field.optional) missing.push(field.label);
		if (found.length === 1) columns.set(field.key, found);
	}
	if (missing.length > 0) {
		const named = headers.filter((header) => header !== "");
		return err({ code: "guest_list_field_missing", fields: missing, headers: named, ...place });
	}
	const taken = new Set([...columns.values()].flat());
	const houseNumber = words.findIndex((word, at) => houseNumbers.includes(word) && !taken.has(at));
	const street = columns.get("strasse");
	if (street && houseNumber >= 0) columns.set("strasse", [...street, houseNumber]);
	return ok(columns);
}

/** The field of a name or an address that a column of this header is; of a house number its street. */
export function knownColumn(header: string): string | undefined {
	const word = comparable(header);
	if (houseNumbers.includes(word)) return "strasse";
	const known = [...Object.keys(otherHeaders), ...plainFields];
	return known.find((key) => comparable(key) === word || otherHeaders[key]?.includes(word));
}

function columnsOf({ key, label }: GuestListField, words: readonly string[]): number[] {
	const indexesOf = (names: readonly string[]) => {
		const wanted = new Set(names.map(comparable));
		return words.flatMap((word, at) => (word !== "" && wanted.has(word) ? [at] : []));
	};
	const own = indexesOf([key, label]);
	const word = comparable(key);
	const others = Object.hasOwn(otherHeaders, word) ? otherHeaders[word] : undefined;
	return own.length > 0 ? own : indexesOf(others ?? []);
}

/** Only letters and digits count, without case and accents; umlauts in both spellings are the same. */
function comparable(text: string): string {
	return plainLetters(text.toLowerCase()).replace(/[^\p{L}\p{N}]/gu, "");
}

function duplicate(
	field: GuestListField,
	columns: readonly number[],
	headers: readonly string[],
): GuestListError {
	return {
		code: "guest_list_duplicate_header",
		field: field.label,
		columns: columns.map(columnLetters),
		headers: columns.map((at) => headers[at] ?? ""),
	};
}

/** "A" for 0, "AB" for 27. */
function columnLetters(column: number): string {
	const last = String.fromCharCode(65 + (column % 26));
	return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}
