import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fixtureDocument } from "../design-fixtures.ts";
import { SCHEMA_VERSION } from "../document/document.ts";
import { isLossy, openDocument } from "./open-document.ts";

function codeOf(input: unknown): string | undefined {
	const opened = openDocument(input);
	return opened.ok ? undefined : opened.error.code;
}

function opened(input: unknown) {
	const result = openDocument(JSON.parse(JSON.stringify(input)));
	if (!result.ok) throw new Error(JSON.stringify(result.error));
	return result.value;
}

function withElements(...elements: readonly unknown[]) {
	const [front, ...others] = fixtureDocument.pages;
	return { ...fixtureDocument, pages: [{ ...front, elements }, ...others] };
}

const nowhere = { role: "process", swatch: "constructor" };

function code(content: string) {
	const { id, box, rotation, label } = names ?? {};
	return {
		id,
		box,
		rotation,
		label,
		type: "qr",
		content,
		level: "M",
		ink: { role: "process", swatch: "ink" },
	};
}

const [leaf, names, photo] = (fixtureDocument.pages[0]?.elements ?? []) as readonly Record<string, unknown>[];

describe("opening a document", () => {
	test("one of today is given back as it was stored", () => {
		expect(opened(fixtureDocument)).toEqual({ document: fixtureDocument, repairs: [] });
	});

	test.each(["document-v1.json", "document-v2.json"])(
		"%s, as it was written then, opens without repair",
		(file) => {
			const stored = JSON.parse(readFileSync(new URL(`./fixtures/${file}`, import.meta.url), "utf8"));
			const { document, repairs } = opened(stored);
			expect(repairs).toEqual([]);
			expect(document.schemaVersion).toBe(SCHEMA_VERSION);
			expect(document.pages).toEqual(stored.pages);
			expect(document).toMatchObject({ product: "card", configuration: { formatType: stored.formatType } });
		},
	);

	test("one newer than known can be looked at; what it brings that nobody knows is reported", () => {
		const newer = {
			...withElements(leaf, { type: "hologram", id: "h", label: "Hologramm" }),
			schemaVersion: 99,
			music: 1,
		};
		const { document, newerVersion, repairs } = opened(newer);
		expect(newerVersion).toBe(99);
		expect(document.pages[0]?.elements).toHaveLength(1);
		expect(repairs.map(({ code }) => code).sort()).toEqual(["element_dropped", "member_dropped"]);
	});
});

describe("what can be mended", () => {
	const repairOf = (input: unknown) => opened(input).repairs.map((repair) => repair.code);

	test("an element that cannot be read is left out, named, and keeps the design from being printed", () => {
		const wrongUnit = { ...names, box: { x: 0.5, y: 0, width: 1, height: 1 } };
		const { document, repairs } = opened(withElements(leaf, wrongUnit, photo));
		expect(document.pages[0]?.elements.map(({ id }) => id)).toEqual(["leaf", "photo"]);
		expect(repairs).toMatchObject([{ code: "element_dropped", element: "names", label: "Namen" }]);
		expect(repairs.every(isLossy)).toBe(true);
	});

	test.each([
		["absurd sizes", withElements({ ...names, box: { x: 0, y: 0, width: 1e12, height: 1 } })],
		["an unknown type", withElements({ ...names, type: "video" })],
		["a drawing that is not there", { ...fixtureDocument, artworks: {} }],
		["a colour that is not there", withElements({ ...leaf, inks: { leaf: nowhere } })],
		["half a character in a text", withElements({ ...names, text: "a\ud800b" })],
		["half a character in a code", withElements(code("a\udc00b"))],
	])("%s: the element is left out", (_, input) => expect(repairOf(input)).toContain("element_dropped"));

	test("an id used twice is renamed", () => {
		expect(opened(withElements(names, names)).repairs).toEqual([
			{ code: "id_renamed", element: "names", to: "names-2" },
		]);
	});

	test("groups that go round in a circle are opened, members of a group that is not there leave it", () => {
		const box = { x: 0, y: 0, width: 1, height: 1 };
		const group = (id: string, within: string) => ({
			id,
			type: "group",
			label: "",
			rotation: 0,
			box,
			group: within,
		});
		const { document, repairs } = opened(
			withElements(group("a", "b"), group("b", "a"), { ...names, group: "gone" }),
		);
		expect(repairs).toEqual([
			{ code: "group_left", element: "a", group: "b" },
			{ code: "group_left", element: "names", group: "gone" },
		]);
		expect(document.pages[0]?.elements.map(({ group: within }) => within)).toEqual([
			undefined,
			"a",
			undefined,
		]);
	});

	test.each([
		["a member nobody knows inside it", withElements({ ...names, colour: "red" }), true],
		["a group that is not there, which may have turned it", withElements({ ...names, group: "gone" }), true],
		["a note beside the document", { ...fixtureDocument, $schema: "https://example.org" }, false],
		["an id used twice", withElements(names, names), false],
	])("%s: what is printed may be something else: %#", (_, input, lossy) => {
		expect(opened(input).repairs.some(isLossy)).toBe(lossy);
	});

	test("runs that overlap or reach beyond the text are taken back", () => {
		const runs = [
			{ start: 0, end: 5, style: { tracking: 20 } },
			{ start: 3, end: 8, style: { tracking: 30 } },
			{ start: 8, end: 900, style: { tracking: 40 } },
		];
		const { document, repairs } = opened(withElements({ ...names, runs }));
		expect(document.pages[0]?.elements[0]).toMatchObject({ runs: [runs[0]] });
		expect(repairs).toEqual([{ code: "runs_mended", element: "names" }]);
		expect(repairs.every(isLossy)).toBe(true);
	});
});

describe("what is refused", () => {
	test.each([
		["no object", null],
		["a text", "document"],
		["no pages", { ...fixtureDocument, pages: [] }],
		["markup where a path should be", withPath('M0 0"/><script>')],
		["relative path commands", withPath("m0 0l10 10z")],
		["a curve with too few numbers", withPath("M0 0C1 2 3 4 5")],
		["a path without a start", withPath("L1 1Z")],
		["a page that is there twice", withPages(fixtureDocument.pages[0])],
		["a page in a colour that is not there", withPages({ key: "p4", elements: [], background: nowhere })],
		["a choice of a colour that is not there", { ...fixtureDocument, swatches: {} }],
		["a field that is there twice", { ...fixtureDocument, fields: [field, field] }],
		["a version that never was", { ...fixtureDocument, schemaVersion: 0 }],
	])("%s", (_, input) => expect(codeOf(input)).toBe("document_invalid"));

	test("a million elements are counted, not read", () => {
		const elements = Array.from({ length: 1_000_000 }, () => names);
		expect(openDocument({ ...fixtureDocument, pages: [{ key: "front", elements }] })).toEqual({
			ok: false,
			error: { code: "document_too_large", path: "pages.0.elements", limit: 700 },
		});
	});

	test("a million pages and drawings too", () => {
		const pages = Array.from({ length: 1_000_000 }, () => ({ key: "front", elements: [] }));
		expect(codeOf({ ...fixtureDocument, pages })).toBe("document_too_large");
		const artworks = Object.fromEntries(Array.from({ length: 300 }, (_none, index) => [`a${index}`, 1]));
		expect(codeOf({ ...fixtureDocument, artworks })).toBe("document_too_large");
	});
});

const field = { key: "name", label: "Name", sample: "" };

function withPages(...more: readonly unknown[]) {
	return { ...fixtureDocument, pages: [...fixtureDocument.pages, ...more] };
}

function withPath(d: string) {
	return { ...fixtureDocument, artworks: { leaf: { width: 1, height: 1, paths: [{ d, ink: "leaf" }] } } };
}
