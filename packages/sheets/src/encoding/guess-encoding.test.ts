import { encoded } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { guessEncoding } from "./guess-encoding.ts";
import { guestsOf } from "./guests-fixtures.ts";
import { readAs, type SingleByteEncoding } from "./single-byte.ts";

/** A list as Excel saves it: German field names, for the columns must be found. */
function listOf(names: readonly string[]): string {
	return `Name;Straße\r\n${names.map((name, at) => `${name};Weg ${at + 1}\r\n`).join("")}`;
}

function readBack(text: string, encoding: SingleByteEncoding) {
	const bytes = encoded(text, encoding);
	const { encoding: guessed, rival } = guessEncoding(bytes);
	return { text: readAs(Buffer.from(bytes).toString("latin1"), guessed), rival };
}

const savedIn: Readonly<Record<keyof typeof guestsOf, SingleByteEncoding>> = {
	Polish: "windows-1250",
	Czech: "windows-1250",
	Slovak: "windows-1250",
	Hungarian: "windows-1250",
	Turkish: "windows-1254",
	German: "windows-1252",
	French: "windows-1252",
	Spanish: "windows-1252",
	Scandinavian: "windows-1252",
};
const lists = Object.entries(guestsOf).flatMap(([language, all]) =>
	all.map((names) => [language as keyof typeof guestsOf, names] as const),
);

describe("a list of three guests saved by Excel", () => {
	test.each(lists)("%s: %j", (language, names) => {
		const text = listOf(names);
		expect(readBack(text, savedIn[language])).toEqual({ text, rival: undefined });
	});
});

const germans = [
	"Jürgen Weiß",
	"Käthe Schäfer",
	"Björn König",
	"Günther Strauß",
	"Änne Groß",
	"Jörg Müller",
	"Tülin Köhler",
];

describe("one guest from abroad in a German list", () => {
	test.each([
		["windows-1250", "Łukasz Król"],
		["windows-1250", "Jiří Dvořák"],
		["windows-1250", "Erdős Jenő"],
		["windows-1254", "Ayşe Yıldız"],
		["windows-1252", "Søren Kjær"],
		["windows-1252", "Hélène Lefèvre"],
		["windows-1252", "Begoña Muñoz"],
		["macintosh", "Hélène Muñoz"],
	] as const)("saved in %s: %s", (encoding, name) => {
		for (const others of [germans.slice(0, 2), germans]) {
			const text = listOf([...others, name]);
			expect(readBack(text, encoding)).toEqual({ text, rival: undefined });
		}
	});
});

describe("lists that programs other than Excel for Windows save", () => {
	test.each([...guestsOf.Polish, ...guestsOf.Czech])("ISO 8859-2: %s, %s, %s", (...names) => {
		const text = listOf(names);
		expect(readBack(text, "iso-8859-2").text).toBe(text);
	});

	test.each([...guestsOf.German, ...guestsOf.French, ...guestsOf.Spanish])(
		"Mac OS Roman: %s, %s, %s",
		(...names) => {
			const text = listOf(names);
			expect(readBack(text, "macintosh")).toEqual({ text, rival: undefined });
		},
	);

	// In the pages of DOS the umlauts of a Mac are capitals: "HÜhne".
	test.each([
		["Mary Otte", "Lorena Dreher", "Tizian Göhler"],
		["Joana Röse", "Justus Tiedtke", "Hamza Kazmarek"],
		["Amy Meloni", "Anouk Otto", "Tony Döbel"],
		["Aveline Michel", "Céleste Charles", "Mathurin Vidal"],
	])("Mac OS Roman with one accent in all: %s, %s, %s", (...names) => {
		const text = `Name\r\n${names.join("\r\n")}\r\n`;
		expect(readBack(text, "macintosh").text).toBe(text);
	});

	test.each([...guestsOf.Polish, ...guestsOf.Czech, ...guestsOf.Slovak, ...guestsOf.Hungarian])(
		"DOS 852: %s, %s, %s",
		(...names) => {
			const text = listOf(names);
			expect(readBack(text, "ibm852").text).toBe(text);
		},
	);

	test.each([...guestsOf.German, ...guestsOf.French, ...guestsOf.Spanish])(
		"DOS 850: %s, %s, %s",
		(...names) => {
			const text = listOf(names);
			expect(readBack(text, "ibm850").text).toBe(text);
		},
	);

	test("Cyrillic and Greek", () => {
		const russian = listOf(["Владимир Ёлкин", "Мария Иванова", "Сергей Юрьев"]).replace("ß", "ss");
		expect(readBack(russian, "windows-1251")).toEqual({ text: russian, rival: undefined });
		const greek = listOf(["Γιώργος Παπαδόπουλος", "Ελένη Νικολάου", "Ιωάννα Δημητρίου"]).replace("ß", "ss");
		expect(readBack(greek, "windows-1253")).toEqual({ text: greek, rival: undefined });
	});
});

describe("what the letters do not tell", () => {
	test("names the other reading", () => {
		// Němec, saved in Prague, or Nìmec, saved in Milan.
		expect(guessEncoding(encoded("Name\nNěmec\n", "windows-1250"))).toEqual({
			encoding: "windows-1252",
			rival: "windows-1250",
		});
	});

	test("is no matter where both readings are the same", () => {
		expect(readBack("Name\nTomáš\nAndré\n", "windows-1252")).toEqual({
			text: "Name\nTomáš\nAndré\n",
			rival: undefined,
		});
	});

	test("a flood of letters costs no more than a list", () => {
		for (const letter of ["a", "\xf8"]) {
			const flood = Buffer.alloc(4_000_000, letter, "latin1");
			expect(guessEncoding(Buffer.concat([flood, Buffer.from(" \xfc", "latin1")])).encoding).toBeTypeOf(
				"string",
			);
		}
	});

	test("quotes, dashes and the euro sign mislead nobody", () => {
		const text = "Name;Notiz\nTim O’Neill;5 € – „Oma“\nMarie-Thérèse;…\n";
		expect(readBack(text, "windows-1252")).toEqual({ text, rival: undefined });
	});
});
