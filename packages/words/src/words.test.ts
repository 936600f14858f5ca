import compile from "icu-minify/compile";
import { describe, expect, test } from "vitest";
import { gallery as galleryDe } from "./de/gallery.ts";
import { de } from "./de/index.ts";
import { office as officeDe } from "./de/office/index.ts";
import { gallery as galleryEn } from "./en/gallery.ts";
import { office as officeEn } from "./en/office/index.ts";
import { languages, wordsOf } from "./language.ts";
import { say } from "./say.ts";

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

/** Every message below a tree, by its dotted path. */
function messages(tree: Tree, path = ""): readonly (readonly [path: string, message: string])[] {
	if (typeof tree === "string") return [[path, tree]];
	return Object.entries(tree).flatMap(([key, below]) => messages(below, path ? `${path}.${key}` : key));
}

/** The names of the values a message takes. */
function valuesOf(node: unknown, found = new Set<string>()): ReadonlySet<string> {
	if (!Array.isArray(node)) {
		if (typeof node === "object" && node !== null)
			for (const below of Object.values(node)) valuesOf(below, found);
		return found;
	}
	for (const piece of node) {
		if (!Array.isArray(piece)) continue;
		const [name, ...rest] = piece;
		if (typeof name === "string") found.add(name);
		for (const below of rest) valuesOf(Array.isArray(below) ? below : [below].flat(), found);
	}
	return found;
}

const valueNames = (message: string) => [...valuesOf(compile(message))].sort().join();

/** What has doors of its own. */
const apart: Readonly<Record<string, Readonly<Record<string, Tree>>>> = {
	de: { gallery: galleryDe, office: officeDe },
	en: { gallery: galleryEn, office: officeEn },
};
const pattern = [...messages(de), ...messages(apart.de ?? {})];

describe.each(languages)("[8.3-1] words in %s", (language) => {
	const written = new Map([...messages(wordsOf(language)), ...messages(apart[language] ?? {})]);

	test("every message says something, and takes the same values as in German", () => {
		const differing = pattern.filter(([path, german]) => {
			const message = written.get(path) ?? "";
			return message.trim() === "" || valueNames(message) !== valueNames(german);
		});
		expect(differing).toEqual([]);
	});

	test("nothing is said that no other language says", () => {
		expect([...written.keys()].sort()).toEqual(pattern.map(([path]) => path).sort());
	});
});

test("a locale has the words of its language; one that is not written yet the German ones", () => {
	expect(wordsOf("en-GB")).toBe(wordsOf("en"));
	expect(wordsOf("de-AT")).toBe(de);
	expect(wordsOf("fr-FR")).toBe(de);
});

test.each([
	["de-DE", "1.200 Karten"],
	["en-GB", "1,200 Karten"],
])("numbers are written in the way of %s", (locale, told) => {
	const message = "{count, plural, one {eine Karte} other {{count, number} Karten}}";
	expect(say(message, { count: 1200 }, locale)).toBe(told);
	expect(say(message, { count: 1 }, locale)).toBe("eine Karte");
});
