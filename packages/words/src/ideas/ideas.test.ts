import { factKinds, factValues, feastFacts } from "@offizin/design";
import { describe, expect, test } from "vitest";
import { ideas as german } from "../de/ideas/index.ts";
import { de } from "../de/index.ts";
import { ideas as english } from "../en/ideas/index.ts";
import { type Idea, ideaLabels, ideaOccasions, ideaTones } from "./idea.ts";
import { ideaOccasionOf } from "./idea-occasion.ts";

const samples = {
	name: "Clara",
	day: "2027-06-12",
	time: "14:30",
	words: "Garten",
	lines: "Weg 7\nKonstanz",
};
const known = factValues({
	facts: Object.fromEntries(feastFacts.map((fact) => [fact, samples[factKinds[fact]]])),
	fields: [],
});

const ids = (found: readonly Idea[]) => found.map(({ id }) => id);
const twice = (values: readonly string[]) => values.filter((one, index) => values.indexOf(one) !== index);
const own = (ideas: readonly Idea[]) => ideas.filter(({ by }) => by === undefined);

describe.each([
	["de", german],
	["en", english],
] as const)("[14] text ideas in %s", (language, ideas) => {
	test("there are at least 120 of our own, by occasion, tone and length, and most for a wedding", () => {
		expect(own(ideas).length).toBeGreaterThanOrEqual(120);
		const counts = ideaOccasions.map((one) => ideas.filter(({ occasion }) => occasion === one).length);
		expect(Math.min(...counts)).toBeGreaterThanOrEqual(12);
		expect(Math.max(...counts)).toBe(counts[ideaOccasions.indexOf("wedding")]);
		const invitations = ideas.filter((one) => one.for.includes("invitation") && one.occasion === "wedding");
		expect(new Set(invitations.map(({ tone }) => tone)).size).toBe(ideaTones.length);
	});

	test("none is there twice, by its name or by its words", () => {
		expect(twice(ids(ideas))).toEqual([]);
		expect(twice(ideas.map(({ text }) => text.toLowerCase().replace(/[^\p{L}{}]+/gu, " ")))).toEqual([]);
	});

	test("each is for texts that cards have, and each of these has some", () => {
		expect(ideaLabels.filter((label) => !Object.hasOwn(de.template.element, label))).toEqual([]);
		const meant = new Set(ideas.flatMap((one) => one.for));
		expect(ideaLabels.filter((label) => !meant.has(label))).toEqual([]);
	});

	test("what is asked for in them are facts, in forms these have", () => {
		const asked = ideas.flatMap(({ id, text }) =>
			[...text.matchAll(/\{\{?([^}]*)\}\}?/g)].map(([whole, inside = ""]) => {
				const [key = "", form] = inside.split(":");
				return whole === `{{${inside}}}` && known(key, form) ? "" : `${id}: ${whole}`;
			}),
		);
		expect(asked.filter(Boolean)).toEqual([]);
	});

	test("a title fits on a line or two, anything else on a card", () => {
		const limit = ({ for: labels }: Idea) =>
			labels.includes("title") ? 40 : labels.includes("salutation") ? 60 : 300;
		expect(ids(ideas.filter((one) => one.text.length > limit(one) || one.text.trim() !== one.text))).toEqual(
			[],
		);
	});

	test("[§13] quotation marks and apostrophes of the language, no range with a hyphen, no double space", () => {
		const pairs = language === "de" ? /„[^„“]*“/gu : /“[^“”]*”/gu;
		const left = ideas.filter(({ text }) => /["'„“”‘]|\d-\d| {2}/.test(text.replace(pairs, "…")));
		expect(ids(left)).toEqual([]);
	});

	test("our own say nothing with an exclamation mark, and nothing that stands on every card", () => {
		const worn =
			language === "de"
				? /!|riesig|unvergesslich|traut sich|trauen uns|im Hafen der Ehe|Gute Laune|schönste[nr]? Tag/i
				: /!|special day|tie the knot|tying the knot|magical|unforgettable|happily ever after|big day/i;
		expect(ids(own(ideas).filter(({ text }) => worn.test(text)))).toEqual([]);
	});
});

test("[14] both languages have something for the same texts of the same occasions", () => {
	const places = (ideas: readonly Idea[]) =>
		new Set(own(ideas).flatMap(({ for: labels, occasion }) => labels.map((label) => `${occasion} ${label}`)));
	expect([...places(english)].sort()).toEqual([...places(german)].sort());
});

test("[14] in letters Ihr and Euch are written large, and one form of address is kept to", () => {
	const small = german.filter(({ text }) => /(?<![.?:]\s|^)\b(ihr|euch|euer|eure[rnms]?)\b/.test(text));
	expect(ids(own(small))).toEqual([]);
	const mixed = own(german).filter(
		({ text }) => /\bEuch\b|\bEure?r?\b/.test(text) && /\bIhnen\b|\bIhre[rnm]?\b/.test(text),
	);
	expect(ids(mixed)).toEqual([]);
});

test.each([
	["hochzeit", "einladung", "wedding"],
	["hochzeit", "save-the-date", "save-the-date"],
	["hochzeit", "danke", "thanks"],
	["geburt", "danke", "birth"],
	["trauer", "einladung", "mourning"],
	["ostern", "einladung", undefined],
])("[14] a card for %s, %s, begins with texts for %s", (occasion, kind, found) => {
	expect(ideaOccasionOf(occasion, kind)).toBe(found);
});
