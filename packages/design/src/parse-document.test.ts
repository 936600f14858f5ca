import { describe, expect, test } from "vitest";
import { fixtureDocument } from "./design-fixtures.ts";
import { parseDocument } from "./parse-document.ts";

function codeOf(input: unknown): string | undefined {
	const parsed = parseDocument(input);
	return parsed.ok ? undefined : parsed.error.code;
}

describe("parseDocument", () => {
	test("a document survives storage unchanged", () => {
		expect(parseDocument(JSON.parse(JSON.stringify(fixtureDocument)))).toEqual({
			ok: true,
			value: fixtureDocument,
		});
	});

	test("a document newer than known is told apart from a broken one", () => {
		expect(parseDocument({ ...fixtureDocument, schemaVersion: 99 })).toEqual({
			ok: false,
			error: { code: "document_too_new", version: 99 },
		});
	});

	test.each([
		["no object", null],
		["unknown keys", { ...fixtureDocument, script: "x" }],
		["fractions of a micrometre", withElement({ box: { x: 0.5, y: 0, width: 1, height: 1 } })],
		["absurd sizes", withElement({ box: { x: 0, y: 0, width: 1e12, height: 1 } })],
		["an element id used twice", withElement({ id: "photo" })],
		["a swatch that is not there", { ...fixtureDocument, swatches: {} }],
		["an artwork that is not there", { ...fixtureDocument, artworks: {} }],
		["markup where a path should be", withPath('M0 0"/><script>')],
		["relative path commands", withPath("m0 0l10 10z")],
	])("refuses %s", (_, input) => {
		expect(codeOf(input)).toBe("document_invalid");
	});
});

function withElement(change: object) {
	const [front, ...others] = fixtureDocument.pages;
	const [leaf, names, photo] = front?.elements ?? [];
	return {
		...fixtureDocument,
		pages: [{ ...front, elements: [leaf, { ...names, ...change }, photo] }, ...others],
	};
}

function withPath(d: string) {
	return { ...fixtureDocument, artworks: { leaf: { width: 1, height: 1, paths: [{ d, ink: "leaf" }] } } };
}
