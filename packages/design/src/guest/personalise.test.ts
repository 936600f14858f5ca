import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixtureDocument, namesElement } from "../design-fixtures.ts";
import type { DesignDocument, GuestRecord } from "../document/document.ts";
import { findElement } from "../document/document-elements.ts";
import type { DesignElement } from "../document/element.ts";
import type { TextElement } from "../document/text-element.ts";
import { personalise, printedGuests, sampleRecord, variableElements } from "./personalise.ts";

const fields = [
	{ key: "anrede", label: "Anrede", sample: "Liebe" },
	{ key: "name", label: "Name", sample: "Anna" },
	{ key: "link", label: "Link", sample: "https://example.org/a" },
];

function withElements(...elements: readonly DesignElement[]): DesignDocument {
	return { ...fixtureDocument, fields, pages: [{ key: "front", elements: [...elements] }] };
}

function names(text: string, more: Partial<TextElement> = {}): TextElement {
	return { ...namesElement, text, ...more };
}

function written(text: string, record: GuestRecord): string {
	const element = findElement(personalise(withElements(names(text)), record), "names");
	return element?.type === "text" ? element.text : "";
}

describe("a guest's document", () => {
	test.each([
		["{{anrede}} {{name}},", { anrede: "Lieber", name: "Jörg" }, "Lieber Jörg,"],
		["{{anrede}} {{name}},", { name: "Jörg" }, "Jörg,"],
		["Für {{name}} und alle", {}, "Für und alle"],
		["Oben\n{{name}}\nUnten", {}, "Oben\nUnten"],
		["Oben\n{{name}}", {}, "Oben"],
		["{{name}}\nUnten", {}, "Unten"],
		["{{vorname}} {{name}}", { vorname: "x", name: "Ida" }, "{{vorname}} Ida"],
		["{{name}}{{name}}", { name: "{{anrede}}" }, "{{anrede}}{{anrede}}"],
		["{{name}}", { name: "  Ida  " }, "Ida"],
	])("%j with %j reads %j", (text, record, expected) =>
		expect(written(text, record as GuestRecord)).toBe(expected),
	);

	test("runs stay with their words", () => {
		const text = "Für {{name}}, bitte";
		const runs = [
			{ start: 4, end: 12, style: { tracking: 50 } },
			{ start: 14, end: 19, style: { tracking: 90 } },
		];
		const guest = personalise(withElements(names(text, { runs })), { name: "Maximiliane" });
		const element = findElement(guest, "names") as TextElement;
		expect(element.runs?.map(({ start, end }) => element.text.slice(start, end))).toEqual([
			"Maximiliane",
			"bitte",
		]);
	});

	test("only guests whom the design names get prints of their own", () => {
		const guests = [{ name: "Ida" }, { name: "Jörg" }];
		expect(printedGuests({ ...withElements(names("Für {{name}}")), guests })).toEqual(guests);
		expect(printedGuests({ ...withElements(names("Für euch")), guests })).toBeUndefined();
		expect(printedGuests(withElements(names("Für {{name}}")))).toBeUndefined();
	});

	test("codes take fields too, and only what varies is made anew", () => {
		const code: DesignElement = {
			id: "code",
			type: "qr",
			label: "Code",
			box: namesElement.box,
			rotation: 0,
			content: "{{link}}",
			level: "M",
			ink: { role: "process", swatch: "ink" },
		};
		const document = withElements(names("Clara & Jonas"), code);
		const guest = personalise(document, { link: "https://example.org/b" });
		expect(findElement(guest, "code")).toMatchObject({ content: "https://example.org/b" });
		expect(findElement(guest, "names")).toBe(findElement(document, "names"));
		expect([...variableElements(document)]).toEqual(["code"]);
	});

	test("the samples of the fields make the guest of the editor", () => {
		expect(sampleRecord({ fields })).toMatchObject({ anrede: "Liebe", name: "Anna" });
	});

	test("no placeholder of a listed field is left, whatever the values", () => {
		const value = fc.string({ maxLength: 20 }).filter((text) => !text.includes("{{"));
		fc.assert(
			fc.property(fc.record({ anrede: value, name: value }), (record) => {
				const text = written("{{anrede}} {{name}}\nWir, {{name}}, laden ein.\n{{anrede}}", record);
				expect(text).not.toMatch(/\{\{(anrede|name)\}\}/);
				expect(text).not.toMatch(/^\s*$/);
			}),
		);
	});
});
