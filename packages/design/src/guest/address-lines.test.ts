import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AddressRecord, addressFields, addressLines, type HomeCountry } from "./address-lines.ts";

const home = { strasse: "Lindenstraße 4", plz: "04229", ort: "Leipzig" };

function lines(record: AddressRecord, from?: HomeCountry): readonly string[] {
	const result = addressLines(record, from);
	if (!result.ok) throw new Error(`Missing: ${result.error.missing.join(", ")}`);
	return result.value;
}

describe("address lines by DIN 5008", () => {
	it.each<[string, AddressRecord, string]>([
		["one person", { anrede: "Frau", vorname: "Anna", nachname: "Weiß" }, "Frau Anna Weiß"],
		[
			"a man, with title",
			{ anrede: "Herr", titel: "Dr.", vorname: "Max", nachname: "Öz" },
			"Herrn Dr. Max Öz",
		],
		["a family", { anrede: "Familie", nachname: "Müller" }, "Familie Müller"],
		["a family in one field", { nachname: "Familie Müller" }, "Familie Müller"],
		["a couple", { vorname: "Anna", nachname: "Weiß", partner: "Ben" }, "Anna & Ben Weiß"],
		[
			"a couple, partner with sign",
			{ vorname: "Anna", nachname: "Weiß", partner: "& Ben" },
			"Anna & Ben Weiß",
		],
		[
			"a couple, form of address of one",
			{ anrede: "Frau", vorname: "Anna", nachname: "Weiß", partner: "und Ben" },
			"Anna & Ben Weiß",
		],
		[
			"a family with both names",
			{ anrede: "Familie", vorname: "Anna", nachname: "Weiß", partner: "Ben" },
			"Familie Anna & Ben Weiß",
		],
		[
			"two family names",
			{ vorname: "Anna", nachname: "Weiß", partner: "Ben Schwarz" },
			"Anna Weiß & Ben Schwarz",
		],
	])("names %s", (_, names, first) => {
		expect(lines({ ...names, ...home })).toEqual([first, "Lindenstraße 4", "04229 Leipzig"]);
	});

	it("puts the company above the person, the addition above the street and the country last", () => {
		const full = {
			anrede: "Frau",
			titel: "Prof. Dr.",
			vorname: "Zoë",
			nachname: "Lang",
			firma: "Atelier Lang",
			zusatz: "c/o Huber",
			strasse: "Ring 1",
			plz: "1010",
			ort: "Wien",
			land: "Österreich",
		};
		const shared = ["Atelier Lang", "Frau Prof. Dr. Zoë Lang", "c/o Huber", "Ring 1", "1010 Wien"];
		expect(lines(full)).toEqual([...shared, "ÖSTERREICH"]);
		expect(lines(full, "AT")).toEqual(shared);
	});

	it.each([
		["DE", "8001", "Zürich", "Schweiz", ["8001 Zürich", "SCHWEIZ"]],
		["DE", "8001", "Zürich", "ch", ["8001 Zürich", "SCHWEIZ"]],
		["CH", "8001", "Zürich", "Suisse", ["8001 Zürich"]],
		["CH", "79098", "Freiburg", "Deutschland", ["79098 Freiburg", "DEUTSCHLAND"]],
		["DE", "A-1010", "Wien", "", ["1010 Wien", "ÖSTERREICH"]],
		["AT", "A-1010", "Wien", "", ["1010 Wien"]],
		["DE", "D-10115", "Berlin", "", ["10115 Berlin"]],
		["DE", "00-950", "Warszawa", "Polska", ["00-950 Warszawa", "POLEN"]],
		["DE", "110 00", "Praha", "CZ", ["110 00 Praha", "TSCHECHIEN"]],
		["DE", "SW1A 1AA", "London", "Großbritannien", ["London SW1A 1AA", "GROSSBRITANNIEN"]],
		["DE", "0010", "Tirana", "Albanien", ["0010 Tirana", "ALBANIEN"]],
	] as const)("posted in %s: %s %s, %s", (from, plz, ort, land, last) => {
		expect(lines({ nachname: "Weiß", strasse: "Weg 1", plz, ort, land }, from)).toEqual([
			"Weiß",
			"Weg 1",
			...last,
		]);
	});

	it("names a company alone, also one with a postcode of its own", () => {
		expect(lines({ firma: "Offizin GmbH", plz: "20350", ort: "Hamburg" })).toEqual([
			"Offizin GmbH",
			"20350 Hamburg",
		]);
	});

	it("says what is missing instead of printing half an address", () => {
		expect(addressLines({ anrede: "Frau", ort: "Leipzig", land: "DE" })).toEqual({
			ok: false,
			error: { code: "address_incomplete", missing: ["nachname", "strasse", "plz"] },
		});
		expect(addressLines({ ...home, nachname: "\t", ort: " " })).toMatchObject({
			error: { missing: ["nachname", "ort"] },
		});
	});

	it("writes two to six lines, none empty and none with a break, whatever the fields hold", () => {
		const text = fc.oneof(fc.constant(undefined), fc.string({ unit: "grapheme" }), fc.constant("a\r\n\tb\0"));
		const record = fc.record(Object.fromEntries(addressFields.map((field) => [field, text])));
		fc.assert(
			fc.property(record, fc.constantFrom("DE", "AT", "CH"), (fields, from) => {
				const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
				const result = addressLines(known, from);
				if (!result.ok) return;
				expect(result.value.length).toBeGreaterThanOrEqual(2);
				expect(result.value.length).toBeLessThanOrEqual(6);
				for (const line of result.value) expect(line).toMatch(/^[^\s\p{Cc}](.*\S)?$/u);
			}),
		);
	});
});
