import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boxMm, check, documentWith } from "../check/check-fixtures.ts";
import { namesElement } from "../design-fixtures.ts";
import type { DesignDocument } from "../document/document.ts";
import type { Facts } from "../document/fact.ts";
import type { TextElement } from "../document/text-element.ts";
import { mergeDocuments } from "../merge/merge-documents.ts";
import { filledText, fillingsOf } from "./fill-placeholders.ts";
import { writtenAfter, writtenRange } from "./keep-facts.ts";
import { factValues, withFacts } from "./with-facts.ts";
import { writtenFact } from "./written-fact.ts";

const wedding: Facts = {
	name1: "Zoë",
	name2: "Jean-Luc",
	date: "2027-06-12",
	time: "14:30",
	address: "Gartenweg 7\n78464 Konstanz",
};

function told(text: string, facts: Facts = wedding, language: "de" | "en" = "de"): string {
	return filledText(text, fillingsOf(text, factValues({ facts, language, fields: [] })));
}

function designed(text: string, facts: Facts = wedding): DesignDocument {
	return { ...documentWith([{ ...namesElement, text }]), facts };
}

function firstText(document: DesignDocument): TextElement | undefined {
	const element = document.pages[0]?.elements[0];
	return element?.type === "text" ? element : undefined;
}

const textOf = (document: DesignDocument) => firstText(document)?.text;

describe("a fact on paper", () => {
	test.each([
		["{{name1}} & {{name2}}", "Zoë & Jean-Luc"],
		["{{name1:initial}} · {{name2:initial}}", "Z · J"],
		["{{date}}", "12.\u00a0Juni 2027"],
		["{{date:full}}", "Samstag, 12.\u00a0Juni 2027"],
		["{{date:numbers}}", "12.06.2027"],
		["{{date:roman}}", "XII\u00a0·\u00a0VI\u00a0·\u00a0MMXXVII"],
		["{{date:day}} {{date:month-roman}} {{date:year-short}}", "12 VI 27"],
		["{{time}}", "14.30\u00a0Uhr"],
		["{{time:numbers}}", "14:30"],
		["{{address:dotted}}", "Gartenweg 7 · 78464 Konstanz"],
	])("%s reads %s", (pattern, read) => expect(told(pattern)).toBe(read));

	test("English writes days and times its own way", () => {
		expect(told("{{date:full}}, {{time}}", wedding, "en")).toBe("Saturday, 12\u00a0June 2027, 2.30\u00a0pm");
		expect(told("{{time}}", { time: "00:00" }, "en")).toBe("12\u00a0am");
	});

	test("what is no day and no time of day is shown as it was typed", () => {
		expect(told("{{date:full}}", { date: "Sommer 2027" })).toBe("Sommer 2027");
		expect(told("{{time}}", { time: "gegen 15 Uhr" })).toBe("gegen 15 Uhr");
		expect(told("{{time}}", { time: "27:10" })).toBe("27:10");
		expect(told("{{date}}", { date: "2027-02-30" })).toBe("2027-02-30");
	});

	test("a form its kind does not have leaves the placeholder, which the check then names", () => {
		expect(writtenFact("name1", "Zoë", "roman", "de")).toBeUndefined();
		expect(told("{{name1:roman}}")).toBe("{{name1:roman}}");
	});

	test("a line that only told an empty fact is gone; a design without facts keeps its braces", () => {
		expect(told("{{name1}}\n{{phone}}\nEnde")).toBe("Zoë\nEnde");
		const { facts: _facts, ...document } = designed("{{name1}}");
		expect(withFacts(document)).toBe(document);
	});

	test("the guest list comes before the facts", () => {
		const fields = [{ key: "name1", label: "Name", sample: "" }];
		expect(textOf(withFacts({ ...designed("{{name1}} {{time}}"), fields }))).toBe("{{name1}} 14.30\u00a0Uhr");
	});
});

describe("a document with its facts told", () => {
	test("is told once: what does not ask stays the same object, what asks is filled again only by other facts", () => {
		const document = designed("{{name1}}");
		const read = withFacts(document);
		expect(withFacts(document)).toBe(read);
		expect(withFacts(read)).toBe(read);
		const restyled = { ...document, template: "another" };
		expect(withFacts(restyled).pages[0]).toBe(read.pages[0]);
		expect(textOf(withFacts({ ...document, facts: { name1: "Ada" } }))).toBe("Ada");
		expect(textOf(read)).toBe("Zoë");
	});

	test("a text that would grow beyond all measure stays as it is written", () => {
		const bomb = "{{address}}".repeat(300);
		expect(textOf(withFacts(designed(bomb, { address: "x".repeat(200) })))).toBe(bomb);
	});

	test("runs stay on the letters they were set on", () => {
		const [page] = designed("{{name1}} & {{name2}}").pages;
		const runs = [{ start: 10, end: 11, style: { size: namesElement.style.size } }];
		const document = designed("");
		const element = { ...namesElement, text: "{{name1}} & {{name2}}", runs };
		const read = withFacts({ ...document, pages: [{ ...page, key: "front", elements: [element] }] });
		expect(firstText(read)?.runs).toEqual([{ ...runs[0], start: 4, end: 5 }]);
	});

	test("two sides that told different facts come together", () => {
		const base = designed("{{name1}} & {{name2}}");
		const ours = { ...base, facts: { ...base.facts, name1: "Ada" } };
		const theirs = { ...base, facts: { ...base.facts, name2: "Ben" } };
		const merged = mergeDocuments(base, ours, theirs);
		expect(merged.conflicts).toEqual([]);
		expect(textOf(withFacts(merged.document))).toBe("Ada & Ben");
	});
});

describe("a text changed as it is read", () => {
	function typed(pattern: string, from: string, to: string): string {
		const fillings = fillingsOf(pattern, factValues({ facts: wedding, fields: [] }));
		const read = filledText(pattern, fillings);
		const start = read.indexOf(from);
		expect(start).toBeGreaterThanOrEqual(0);
		return writtenAfter(pattern, fillings, { start, end: start + from.length, inserted: to });
	}

	test("stays bound around its facts", () => {
		expect(typed("{{name1}} & {{name2}}", "&", "und")).toBe("{{name1}} und {{name2}}");
		expect(typed("{{date:full}}\nKonstanz", "Konstanz", "Wien")).toBe("{{date:full}}\nWien");
		expect(typed("{{name1}} & {{name2}}", "Zoë & ", "Zoë + ")).toBe("Zoë + {{name2}}");
	});

	test("leaves a fact that was itself written over, and only that", () => {
		expect(typed("{{name1}} & {{name2}}", "Zoë", "Zoey")).toBe("Zoey & {{name2}}");
		expect(typed("{{name1}} & {{name2}}", "Luc", "Luca")).toBe("{{name1}} & Jean-Luca");
		expect(typed("{{name1}} & {{name2}}", "Zoë & Jean-Luc", "Wir")).toBe("Wir");
	});

	test("a letter right beside a fact is meant as part of it, a space or a comma is not", () => {
		const fillings = fillingsOf("{{name1}}", factValues({ facts: wedding, fields: [] }));
		const put = (inserted: string) => writtenAfter("{{name1}}", fillings, { start: 3, end: 3, inserted });
		expect(put("y")).toBe("Zoëy");
		expect(put(", ")).toBe("{{name1}}, ");
	});

	test("[law] whatever is typed wherever, it reads as it was typed", () => {
		const piece = fc.constantFrom(
			"{{name1}}",
			"{{date:full}}",
			"{{phone}}",
			" ",
			"und",
			"\n",
			"a",
			"{{vorname}}",
		);
		fc.assert(
			fc.property(
				fc.array(piece, { maxLength: 8 }),
				fc.nat(60),
				fc.nat(12),
				fc.constantFrom("", "x", " ", "Anna", "\n", ", "),
				(pieces, at, length, inserted) => {
					const written = pieces.join("");
					const valueFor = factValues({ facts: { ...wedding, phone: "0171" }, fields: [] });
					const fillings = fillingsOf(written, valueFor);
					const read = filledText(written, fillings);
					const start = Math.min(at, read.length);
					const end = Math.min(start + length, read.length);
					const after = writtenAfter(written, fillings, { start, end, inserted });
					const expected = read.slice(0, start) + inserted + read.slice(end);
					expect(filledText(after, fillingsOf(after, valueFor))).toBe(expected);
					const range = writtenRange(fillings, { start, end });
					expect(range.end).toBeGreaterThanOrEqual(range.start);
					expect(range.end).toBeLessThanOrEqual(written.length);
				},
			),
			{ numRuns: 500 },
		);
	});
});

describe("fact.missing and words of one's own", () => {
	const name = { ...namesElement, personal: { kind: "name", sample: "Zoë & Jean-Luc" } } as const;
	const found = (text: string, facts: Facts) =>
		check([{ ...name, text }], { document: { facts } }).map(({ rule, severity }) => [rule, severity]);

	test("[20] a name nobody told stops the order, another fact is to be confirmed", () => {
		expect(found("{{name1}} & {{name2}}", { name1: "Zoë" })).toContainEqual(["fact.missing", "error"]);
		expect(found("{{name1}}, {{phone}}", { name1: "Ada" })).toContainEqual(["fact.missing", "confirm"]);
		expect(found("{{name1}}", { name1: "Ada" })).toEqual([]);
	});

	test("[design.C4] facts that are still the theme's read as its sample, others do not", () => {
		expect(found("{{name1}} & {{name2}}", wedding)).toEqual([["text.sample", "confirm"]]);
		expect(found("{{name1}} & {{name2}}", { ...wedding, name1: "Ada" })).toEqual([]);
	});

	test("[design.C4] a story around a fact is the theme's until it is itself rewritten", () => {
		const sample = "{{name1}} kommt aus Rom";
		const told = (text: string) =>
			check([{ ...namesElement, text, personal: { kind: "detail", sample } }], {
				document: { facts: { name1: "Ada" } },
			}).map(({ rule }) => rule);
		expect(told(sample)).toEqual(["text.sample"]);
		const [finding] = check([{ ...namesElement, text: sample, personal: { kind: "detail", sample } }], {
			document: { facts: { name1: "Ada" } },
		});
		expect(finding).toMatchObject({ text: "Ada kommt aus Rom" });
		expect(told("{{name1}} kommt aus Ulm")).toEqual([]);
	});
});

describe("name.differs", () => {
	const found = (text: string, facts: Facts, fields: DesignDocument["fields"] = []) =>
		check([{ ...namesElement, text, box: boxMm([10, 10, 120, 60]) }], { document: { facts, fields } }).filter(
			({ rule }) => rule === "name.differs",
		);

	test("[14] a name written in two ways is to be confirmed, and made alike with one tap", () => {
		const [finding] = found("Zoe und Łukasz bitten zu Tisch", { name1: "Zoë", name2: "Lukasz" });
		expect(finding).toMatchObject({ severity: "confirm", written: "Zoe", name: "Zoë" });
		expect(finding?.repair).toMatchObject({
			commands: [{ type: "setText", text: "Zoë und Lukasz bitten zu Tisch" }],
		});
		expect(found("Johnathan kommt", { name2: "Jonathan" })).toHaveLength(1);
		expect(found("Familie Mueller", { surname1: "Müller" })).toHaveLength(1);
		expect(found("Katarina lacht", { name1: "Katharina" })).toHaveLength(1);
	});

	test("the name itself, an ending, another name and a guest's name are none of its business", () => {
		expect(found("Zoë und ihre Zoo-Freunde", { name1: "Zoë" })).toEqual([]);
		expect(found("Jonathans Bruder", { name2: "Jonathan" })).toEqual([]);
		expect(found("Andreas und Andrea", { name1: "Andrea" })).toEqual([]);
		expect(found("Anna und Anne", { name1: "Anna" })).toEqual([]);
		expect(found("Zoe", { name1: "Zoë" }, [{ key: "name1", label: "Name", sample: "" }])).toEqual([]);
	});
});
