import { cardFormat } from "@offizin/catalog";
import { box, mm, pt } from "@offizin/units";
import { expect, test } from "vitest";
import { checkDocument } from "./check.ts";
import { fixtureDocument, fixtureShaper, namesElement, photoElement } from "./design-fixtures.ts";
import type { DesignElement } from "./element.ts";
import type { PhotoElement } from "./photo-element.ts";
import type { TextElement } from "./text-element.ts";

const shaper = await fixtureShaper();
const format = cardFormat("klappkarte-a6");
if (!format) throw new Error("format");
const folded = format;

function findings(elements: DesignElement[], page = "front") {
	const pages = fixtureDocument.pages.map((old) => ({ ...old, elements: old.key === page ? elements : [] }));
	return checkDocument({ ...fixtureDocument, pages }, { format: folded, refinement: "gold", shaper });
}

function names(change: Partial<TextElement>): TextElement {
	return { ...namesElement, ...change };
}

function photo(width: number): PhotoElement {
	const crop = { x: 0, y: 0, width, height: Math.round((width * 2) / 3) };
	return { ...photoElement, photo: { upload: "u", width: 8000, height: 8000, crop } };
}

const at = { page: "front", element: "names", label: "Namen" };

test("a design as the theme means it has nothing to say", () => {
	expect(findings([namesElement, photo(2400)])).toEqual([]);
});

test("a name that does not fit its field stops the order", () => {
	const long = names({
		text: "Maximilian-Alexander Freiherr von und zu Großmüllersdorf-Hohenfels & Clara ".repeat(3),
	});
	expect(findings([long])).toContainEqual({ rule: "text.overflow", severity: "error", ...at });
});

test("characters that no font can draw are named and stop the order", () => {
	expect(findings([names({ text: "Clara 💍 Jonas" })])).toEqual([
		{ rule: "text.missingGlyph", severity: "error", ...at, characters: ["💍"] },
	]);
});

test("domain.md 1.1: text nearer than 4 mm to the cut is a warning", () => {
	const edge = names({
		box: box(mm(1), mm(50), mm(75), mm(20)),
		style: { ...namesElement.style, align: "left" },
	});
	expect(findings([edge])).toEqual([{ rule: "text.outsideSafe", severity: "warning", ...at }]);
});

test("what counts is the size the text is set in, not the one it was shrunk from", () => {
	const shrunk = names({
		box: box(mm(15), mm(4), mm(75), mm(8)),
		style: { ...namesElement.style, size: pt(60) },
		fitMin: pt(8),
	});
	expect(findings([shrunk])).toEqual([]);
});

test("domain.md 1.1: text across the fold is a warning", () => {
	const across = names({ box: box(mm(67), mm(50), mm(75), mm(20)) });
	expect(findings([across], "inner")).toEqual([
		{ rule: "text.outsideSafe", severity: "warning", ...at, page: "inner" },
	]);
});

test("domain.md 6: foil type below 8 pt is a warning, printed type from 6 pt is fine", () => {
	const small = { ...namesElement.style, size: pt(7) };
	expect(findings([names({ style: small })])).toEqual([
		{ rule: "text.tooSmall", severity: "warning", ...at, pt: 7, least: 8 },
	]);
	expect(findings([names({ style: { ...small, ink: { role: "process", swatch: "sage" } } })])).toEqual([]);
});

test("an empty slot stops the order", () => {
	expect(findings([photoElement])).toEqual([
		{ rule: "photo.empty", severity: "error", page: "front", element: "photo", label: "Foto" },
	]);
});

test.each([
	[473, "warning", 200],
	[472, "warning", 199],
	[171, "warning", 72],
	[170, "error", 71],
])("domain.md 1.1: %i pixels across 60 mm are a %s (%i ppi)", (width, severity, ppi) => {
	const expected =
		ppi >= 200
			? []
			: [{ rule: "photo.lowResolution", severity, page: "front", element: "photo", label: "Foto", ppi }];
	expect(findings([photo(width)])).toEqual(expected);
});

test("an empty text field is nobody's mistake", () => {
	expect(findings([names({ text: "  \n " })])).toEqual([]);
});
