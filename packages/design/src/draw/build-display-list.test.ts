import { cardFormat, pageOf, type Refinement, roundedRectanglePath } from "@offizin/formats";
import { box, mm, um } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { fixtureDocument, fixtureShaper, namesElement, photoElement } from "../design-fixtures.ts";
import type { DesignDocument } from "../document/document.ts";
import type { LineElement } from "../document/drawn-element.ts";
import type { DesignElement } from "../document/element.ts";
import type { Ink } from "../document/ink.ts";
import { buildDisplayList } from "./build-display-list.ts";
import type { DisplayItem } from "./display-list.ts";
import { drawElement } from "./draw-element.ts";
import { boundsOf } from "./matrix.ts";
import { outlineOf } from "./outline.ts";
import { loadQrEncoder } from "./qr.ts";
import { itemsToSvg } from "./svg.ts";

const shaper = await fixtureShaper();
const qr = await loadQrEncoder();
const sage: Ink = { role: "process", swatch: "sage" };

function draw(elements: readonly DesignElement[], refinement: Refinement = "ohne"): DisplayItem[] {
	const document: DesignDocument = { ...fixtureDocument, pages: [{ key: "front", elements: [...elements] }] };
	return elements.flatMap((element) => drawElement(document, element, { shaper, refinement, qr }));
}

const bar: DesignElement = {
	id: "bar",
	type: "shape",
	label: "Balken",
	box: box(0, 0, mm(10), mm(2)),
	rotation: 0,
	shape: "rect",
	fill: sage,
};

describe("roles and refinements", () => {
	test.each([
		["foil", "gold", { role: "foil", metal: "gold" }],
		["foil", "relief", { role: "process", relief: true }],
		["foil", "ohne", { role: "process" }],
		["relief", "relief", { role: "process", relief: true }],
		["relief", "gold", { role: "process" }],
		["process", "relief", { role: "process" }],
	] as const)("%s with %s", (role, refinement, paint) => {
		const [item] = draw([{ ...bar, fill: { role, swatch: "sage" } }], refinement);
		expect(item).toMatchObject({ paint });
		const isVarnished = "relief" in paint;
		expect(item && "paint" in item && "relief" in item.paint).toBe(isVarnished);
	});

	test("opacity is baked against paper, so that the press sees a plain tint", () => {
		const [item] = draw([{ ...bar, opacity: 50 }]);
		expect(item).toMatchObject({ paint: { cmyk: [20, 7.5, 22.5, 5], srgb: "#c7d0c2" } });
	});
});

test("a slot of a drawing without an ink stays unpainted, whatever it is called", () => {
	const paths = ["constructor", "valueof"].map((ink) => ({ d: "M0 0L9 0L9 9Z", ink }));
	const artworks = { leaf: { width: 9, height: 9, paths } };
	const leaf = fixtureDocument.pages[0]?.elements[0];
	if (leaf?.type !== "artwork") throw new Error("the fixture starts with a drawing");
	const drawn = drawElement({ ...fixtureDocument, artworks }, leaf, { shaper, refinement: "ohne" });
	expect(drawn).toEqual([]);
});

describe("text", () => {
	test("runs of one line are set in their own ink, size and font, and searched as one text", () => {
		const runs = [{ start: 6, end: 7, style: { ink: sage, size: um(12_000) } }];
		const items = draw([{ ...namesElement, runs }]);
		expect(
			items.map((item) => item.kind === "glyphs" && item.glyphs.map(({ text }) => text).join("")),
		).toEqual(["Clara ", "&", " Jonas"]);
		expect(items[1]).toMatchObject({ size: 12_000, paint: { srgb: "#8fa184" } });
	});
});

describe("lines", () => {
	const line = (dash?: "dashed" | "dotted"): LineElement => ({
		id: "line",
		type: "line",
		label: "Linie",
		box: box(0, 0, 10_000, 400),
		rotation: 0,
		stroke: { ink: sage, width: um(200), ...(dash && { dash }) },
	});

	test("run through the middle of their box", () => {
		expect(draw([line()])[0]).toMatchObject({ kind: "stroke", path: "M0 200L10000 200", width: 200 });
	});

	test.each(["dashed", "dotted"] as const)("%s: drawn as segments from end to end", (dash) => {
		const [item] = draw([line(dash)]);
		const xs = [...(item?.kind === "stroke" ? item.path : "").matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) =>
			Number(x),
		);
		const cap = dash === "dotted" ? 100 : 0;
		expect(xs[0]).toBe(cap);
		expect(xs.at(-1)).toBe(10_000 - cap);
		expect(xs.length).toBeGreaterThan(8);
		expect(xs).toEqual([...xs].sort((a, b) => a - b));
	});
});

test("the members of a turned group turn about the middle of its box", () => {
	const group = {
		id: "g",
		type: "group",
		label: "",
		box: box(0, 0, mm(10), mm(10)),
		rotation: 9000,
	} as const;
	const [item] = draw([group, { ...bar, group: "g" }]);
	if (!item) throw new Error("nothing was drawn");
	const bounds = boundsOf(item.matrix, { x: 0, y: 0, width: mm(10), height: mm(2) });
	expect(bounds).toEqual(box(mm(8), 0, mm(2), mm(10)));
});

describe("codes", () => {
	const code: DesignElement = {
		id: "code",
		type: "qr",
		label: "Code",
		box: box(0, 0, mm(30), mm(20)),
		rotation: 0,
		content: "https://papiervogel.example/e/clara-jonas",
		level: "M",
		ink: sage,
		background: { role: "process", swatch: "ink" },
	};

	test("stand as the largest square in the middle of their box, on their ground", () => {
		const [ground, drawn] = draw([code]);
		expect(ground).toMatchObject({ path: "M0 0L30000 0L30000 20000L0 20000Z" });
		expect(drawn).toMatchObject({ kind: "fill", matrix: [1, 0, 0, 1, 5000, 0] });
	});

	test("too much content draws nothing; the checks say why", () => {
		expect(draw([{ ...code, content: "x".repeat(2000), level: "H" }])).toEqual([]);
	});
});

describe("photos", () => {
	const photo = { upload: "u", width: 4000, height: 3000, crop: { x: 0, y: 0, width: 2000, height: 3000 } };
	const svgOf = (change: object, look?: object) => {
		const items = draw([{ ...photoElement, ...look, photo: { ...photo, ...change } } as DesignElement]);
		const link = { href: "p.jpg", width: 4000, height: 3000 };
		return itemsToSvg(items, { shaper, photoHref: () => link, idPrefix: "p" });
	};

	test("a quarter turn lays the upright cut-out into the slot, mirrored first", () => {
		// Slot 60 × 40 mm: the upright photo sees 40 × 60.
		expect(svgOf({ turn: 90 })).toContain('transform="matrix(0 1 -1 0 60000 0)"');
		expect(svgOf({ turn: 90 })).toContain('width="80000" height="60000"');
		expect(svgOf({ mirrored: true, turn: 180 })).toContain('transform="matrix(1 0 0 -1 0 40000)"');
	});

	test.each([
		["rect", undefined, "M0 0L60000 0L60000 40000L0 40000Z"],
		["rect", 6000, roundedRectanglePath(box(0, 0, 60_000, 40_000), 6000)],
		["rect", 90_000, roundedRectanglePath(box(0, 0, 60_000, 40_000), 20_000)],
		["ellipse", 6000, outlineOf("ellipse", box(0, 0, 60_000, 40_000))],
		["arch", undefined, outlineOf("arch", box(0, 0, 60_000, 40_000))],
		["heart", undefined, outlineOf("heart", box(0, 0, 60_000, 40_000))],
	] as const)(
		"[14] a frame of the shape %s, corners %s, is cut to one outline, whatever it shows",
		(shape, radius, outline) => {
			const frame = { ...photoElement, shape, ...(radius && { radius }), photo } as DesignElement;
			const [item] = draw([frame]);
			expect(item).toMatchObject({ kind: "photo", clip: outline });
			expect(svgOf({}, { shape, ...(radius && { radius }) })).toContain(outline);
		},
	);

	test("a look is a filter in sRGB, opacity lies over paper", () => {
		const svg = svgOf({}, { look: { tone: "sepia", brightness: 10, contrast: 0 }, opacity: 60 });
		expect(svg).toContain('color-interpolation-filters="sRGB"');
		expect(svg).toContain('fill="#ffffff"');
		expect(svg).toContain('opacity="0.6"');
	});
});

test("[design.D15] where glue lands the page is bare over everything, an empty page stays empty", () => {
	const format = cardFormat("pocketfold-115x162");
	const page = format && pageOf(format, "inner");
	if (!page) throw new Error("a pocketfold has an inside");
	const list = (background?: Ink) =>
		buildDisplayList(
			fixtureDocument,
			{ key: "inner", elements: [{ ...bar, fill: sage }], ...(background && { background }) },
			page,
			{ shaper, refinement: "ohne" },
		).items.map((item) =>
			item.kind === "fill" && item.paint.role === "process" ? item.paint.cmyk : item.kind,
		);
	const white = [0, 0, 0, 0];
	expect(list(sage).slice(-2)).toEqual([white, white]);
	expect(list(sage)[0]).not.toEqual(white);
	const empty = buildDisplayList(fixtureDocument, { key: "inner", elements: [] }, page, {
		shaper,
		refinement: "ohne",
	});
	expect(empty.items).toEqual([]);
});
