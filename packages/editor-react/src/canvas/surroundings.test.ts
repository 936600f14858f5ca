import type { DesignDocument, DesignElement } from "@offizin/design";
import { box, mm, pt, um } from "@offizin/units";
import { describe, expect, it } from "vitest";
import { hasSameSurroundings } from "./surroundings.ts";

const line: DesignElement = {
	id: "line",
	type: "line",
	label: "Linie",
	box: box(0, 0, mm(40), mm(2)),
	rotation: 0,
	stroke: { ink: { role: "process", swatch: "ink" }, width: mm(0.5) },
	group: "pair",
};
const group: DesignElement = {
	id: "pair",
	type: "group",
	label: "Paar",
	box: box(0, 0, mm(40), mm(20)),
	rotation: 0,
};
const other: DesignElement = { ...line, id: "other" };
const text: DesignElement = {
	id: "text",
	type: "text",
	label: "Text",
	box: box(0, 0, mm(60), mm(20)),
	rotation: 0,
	text: "Ja",
	maxLength: 80,
	style: {
		font: "any",
		size: pt(12),
		leading: 120,
		tracking: 0,
		align: "left",
		ink: { role: "process", swatch: "ink" },
	},
	verticalAlign: "top",
	editable: true,
	onGrid: true,
};

function documentOf(...elements: DesignElement[]): DesignDocument {
	return { ...base, pages: [{ key: "front", elements }] };
}
const base: DesignDocument = {
	schemaVersion: 3,
	template: "fixture",
	product: "card",
	configuration: { formatType: "postkarte-a6-quer" },
	swatches: { ink: { name: "Tinte", cmyk: [0, 0, 0, 100], srgb: "#1d1d1b" } },
	artworks: {},
	fonts: {},
	fields: [],
	choices: { fonts: ["any"], inks: [{ role: "process", swatch: "ink" }] },
	pages: [{ key: "front", elements: [] }],
};

describe("what an element is drawn with", () => {
	it("is the same when only a neighbour has changed", () => {
		const moved = { ...other, rotation: 900 };
		expect(hasSameSurroundings(documentOf(line, group, other), documentOf(line, group, moved), line)).toBe(
			true,
		);
	});

	it("is different when the group it belongs to is turned", () => {
		const turned = { ...group, rotation: 1500 };
		expect(hasSameSurroundings(documentOf(line, group), documentOf(line, turned), line)).toBe(false);
	});

	it("is different when a group around its group is turned", () => {
		const inner = { ...group, group: "outer" };
		const outer = { ...group, id: "outer" };
		const before = documentOf(line, inner, outer);
		expect(hasSameSurroundings(before, documentOf(line, inner, { ...outer, rotation: 900 }), line)).toBe(
			false,
		);
		expect(hasSameSurroundings(before, documentOf(line, inner, outer), line)).toBe(true);
	});

	it("is different when another swatch has come", () => {
		const before = documentOf(line, group);
		expect(hasSameSurroundings(before, { ...before, swatches: { ...before.swatches } }, line)).toBe(false);
	});

	it("is different when the grid it stands on has moved", () => {
		const at = (start: number): DesignDocument => ({
			...base,
			pages: [{ key: "front", elements: [text], baselineGrid: { start: um(start), step: mm(5) } }],
		});
		expect(hasSameSurroundings(at(0), at(1000), text)).toBe(false);
	});
});
