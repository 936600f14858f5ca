import { err, ok, type Result } from "@offizin/base";
import { type Country, countryOf, splitPostcode } from "./address-country.ts";

/** The guest fields an address is made of, by the keys a document gives them. None may hold a line break. */
export const addressFields = [
	"anrede",
	"titel",
	"vorname",
	"nachname",
	"partner",
	"firma",
	"zusatz",
	"strasse",
	"plz",
	"ort",
	"land",
] as const;

export type AddressField = (typeof addressFields)[number];
/** `name` is a name in one piece: what many lists have in place of its parts. */
export type AddressRecord = Readonly<Partial<Record<AddressField | "name", string>>>;

/** `missing` in the order of the fields; "nachname" stands for any name at all. */
export type AddressError = {
	readonly code: "address_incomplete";
	readonly missing: readonly ("nachname" | "strasse" | "plz" | "ort")[];
};

/** Where the letter is posted: its own country is not written. */
export type HomeCountry = "DE" | "AT" | "CH";

/**
 * An address as two to six lines in the order of DIN 5008: company, people, addition, street, town, and the country in
 * capitals when it is abroad. No line is empty. A company may have a postcode of its own and then needs no street.
 */
export function addressLines(
	record: AddressRecord,
	home: HomeCountry = "DE",
): Result<readonly string[], AddressError> {
	const field = (key: AddressField | "name") => (record[key] ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
	const { postcode, country: written } = splitPostcode(field("plz"));
	const town = field("ort");
	const names = [field("firma"), peopleLine(field, home) || field("name")].filter((line) => line !== "");
	const missing = [
		...(names.length === 0 ? (["nachname"] as const) : []),
		...(field("strasse") === "" && field("firma") === "" ? (["strasse"] as const) : []),
		...(postcode === "" ? (["plz"] as const) : []),
		...(town === "" ? (["ort"] as const) : []),
	];
	if (missing.length > 0) return err({ code: "address_incomplete", missing });
	const country = field("land") === "" ? written : countryOf(field("land"));
	const abroad = country && country.code !== home ? country.name.toLocaleUpperCase("de") : "";
	const lines = [...names, field("zusatz"), field("strasse"), townLine(postcode, town, country), abroad];
	return ok(lines.filter((line) => line !== ""));
}

function townLine(postcode: string, town: string, country: Country | undefined): string {
	return country?.townFirst ? `${town} ${postcode}` : `${postcode} ${town}`;
}

/**
 * "Herrn Dr. Max Müller", "Familie Müller", "Anna & Ben Weiß". A partner of two or more words brings an own family name
 * ("Anna Weiß & Ben Schwarz"). A form of address for one person is dropped for two.
 */
function peopleLine(field: (key: AddressField) => string, home: HomeCountry): string {
	const partner = field("partner").replace(/^(&|\+|und\s)\s*/iu, "");
	const first = joined(field("titel"), field("vorname"));
	const last = field("nachname");
	const form = formOfAddress(field("anrede"), home);
	if (partner === "") return first + last === "" ? "" : joined(form, first, last);
	const both = /\s/u.test(partner)
		? joined(first, last, "&", partner)
		: joined(first, first && "&", partner, last);
	return /^(herrn?|frau)$/iu.test(form) ? both : joined(form, both);
}

/** German and Austrian envelopes write the accusative "Herrn"; Swiss ones write "Herr". */
function formOfAddress(written: string, home: HomeCountry): string {
	if (!/^herrn?$/iu.test(written)) return written;
	return home === "CH" ? "Herr" : "Herrn";
}

function joined(...parts: readonly string[]): string {
	return parts.filter((part) => part !== "").join(" ");
}
