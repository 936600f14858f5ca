import { cardFormat, type Format, safeBoxes } from "@offizin/formats";
import { box, contains, mm, pt, um } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixtureDocument, fixtureShaper, namesElement } from "../design-fixtures.ts";
import type { DesignDocument } from "../document/document.ts";
import { findElement } from "../document/document-elements.ts";
import type { TextElement } from "../document/text-element.ts";
import { personalise } from "../guest/personalise.ts";
import { buildDisplayList } from "./build-display-list.ts";
import { heightened, ownBox, withGrownTexts, withoutGrowth } from "./grow-texts.ts";
import { layoutElement } from "./layout-element.ts";
import { boxMatrix } from "./matrix.ts";
import { elementBounds } from "./placement.ts";

const shaper = await fixtureShaper();
const format = formatNamed("klappkarte-a6");

function formatNamed(key: string): Format {
	const found = cardFormat(key);
	if (!found) throw new Error(`There is no format ${key}`);
	return found;
}

function documentWith(change: Partial<TextElement>, page = "front"): DesignDocument {
	const element: TextElement = { ...namesElement, maxLength: 4000, grow: true, ...change };
	const pages = fixtureDocument.pages.map((one) => ({
		...one,
		elements: one.key === page ? [element] : [],
	}));
	return { ...fixtureDocument, pages };
}

function textIn(document: DesignDocument): TextElement {
	const found = findElement(document, "names");
	if (found?.type !== "text") throw new Error("the text is there");
	return found;
}

const grown = (document: DesignDocument) => withGrownTexts(document, format, shaper);
const lines = (count: number) => Array.from({ length: count }, (_, at) => `Line ${at}`).join("\n");
/** Of 24 points at 120 percent. */
const LINE = Math.round(pt(24) * 1.2);

describe("a text that grows", () => {
	test.each([
		["top", 0, 1],
		["middle", 0.5, 0.5],
		["bottom", 1, 0],
	] as const)("aligned to the %s it keeps that edge", (verticalAlign, above, below) => {
		const height = 2 * LINE;
		const before = box(mm(15), mm(50), mm(75), height);
		const after = textIn(grown(documentWith({ text: lines(4), verticalAlign, box: before }))).box;
		expect(after.height).toBeGreaterThanOrEqual(4 * LINE - 4);
		expect(after.height).toBeLessThanOrEqual(4 * LINE + 4);
		const more = after.height - height;
		expect(before.y - after.y).toBeCloseTo(more * above, -1);
		expect(after.y + after.height - before.y - height).toBeCloseTo(more * below, -1);
	});

	test("only where it says so, and only as far as it must", () => {
		const { grow: _grow, ...still } = textIn(documentWith({ text: lines(4) }));
		const document = { ...fixtureDocument, pages: [{ key: "front", elements: [still] }] };
		expect(grown(document)).toBe(document);
		const roomy = documentWith({ text: "One line" });
		expect(grown(roomy)).toBe(roomy);
	});

	test("shrinks back when lines go: it never gets lower than it was made", () => {
		const long = documentWith({ text: lines(4) });
		expect(textIn(grown(long)).box.height).toBeGreaterThan(namesElement.box.height);
		expect(textIn(grown(documentWith({ text: lines(1) }))).box).toEqual(namesElement.box);
	});

	test("grows before its type gets smaller, and only then gives in", () => {
		const some = textIn(grown(documentWith({ text: lines(5), fitMin: pt(6) })));
		expect(layoutElement(shaper, some).size).toBe(pt(24));
		const many = textIn(grown(documentWith({ text: lines(14), fitMin: pt(6) })));
		expect(layoutElement(shaper, many).size).toBeLessThan(pt(24));
		expect(layoutElement(shaper, many).overflow).toBe(false);
	});

	test("ends where text is no longer safe", () => {
		const [safe] = safeBoxes(format.pages.find(({ key }) => key === "front") ?? fail());
		const document = documentWith({ text: lines(40), verticalAlign: "top" });
		const { box: after } = textIn(grown(document));
		expect(safe && after.y + after.height).toBe(safe && safe.y + safe.height);
		expect(layoutElement(shaper, textIn(grown(document))).overflow).toBe(true);
	});

	test("ends at the next fold, seen from its edge", () => {
		const folded = format.pages.find(({ folds }) => folds.length > 0) ?? fail();
		const crease = folded.folds[0] ?? fail();
		const document = documentWith({ text: lines(80), verticalAlign: "top" }, folded.key);
		const turned = crease.axis === "x" ? -9000 : 0;
		const start = box(crease.at - mm(40), mm(40), mm(30), mm(10));
		const upright = box(mm(20), crease.at - mm(40), mm(60), mm(10));
		const element = { ...textIn(document), rotation: turned, box: turned === 0 ? upright : start };
		const pages = document.pages.map((one) =>
			one.key === folded.key ? { ...one, elements: [element] } : one,
		);
		const after = grown({ ...document, pages });
		const bounds = elementBounds(after, textIn(after));
		const end = bounds[crease.axis] + (crease.axis === "x" ? bounds.width : bounds.height);
		expect(Math.abs(end - (crease.at - mm(3)))).toBeLessThanOrEqual(2);
	});

	test("each guest's text has the height of its own words", () => {
		const fields = [{ key: "seats", label: "Seats", sample: "" }];
		const document = { ...documentWith({ text: "{{seats}}" }), fields };
		const many = personalise(grown(document), { seats: lines(5) });
		const few = personalise(grown(personalise(document, { seats: lines(5) })), { seats: "One" });
		expect(textIn(grown(many)).box.height).toBeGreaterThan(4 * LINE);
		expect(textIn(grown(few)).box).not.toEqual(namesElement.box);
		expect(textIn(grown(personalise(document, { seats: "One" }))).box).toEqual(namesElement.box);
	});

	test("is printed as it is seen", () => {
		const document = documentWith({ text: lines(5) });
		const [front] = document.pages;
		const [seenFront] = grown(document).pages;
		const page = format.pages.find(({ key }) => key === "front") ?? fail();
		if (!front || !seenFront) throw new Error("the page is there");
		const context = { shaper, refinement: "ohne" } as const;
		const printed = buildDisplayList(document, front, page, context);
		expect(printed).toEqual(buildDisplayList(grown(document), seenFront, page, context));
		expect(printed.items.length).toBe(5);
	});
});

const growing = fc.record({
	text: fc.integer({ min: 1, max: 30 }).map(lines),
	verticalAlign: fc.constantFrom("top" as const, "middle" as const, "bottom" as const),
	rotation: fc.constantFrom(0, 0, 9000, 18_000, 1234, -4500),
	box: fc
		.record({
			x: fc.integer({ min: 0, max: 60_000 }),
			y: fc.integer({ min: 0, max: 100_000 }),
			width: fc.integer({ min: 8_000, max: 90_000 }),
			height: fc.integer({ min: 1, max: 60_000 }),
		})
		.map(({ x, y, width, height }) => box(x, y, width, height)),
	size: fc.constantFrom(pt(8), pt(24)),
	fitMin: fc.constantFrom(undefined, pt(6)),
});

describe("growing", () => {
	const made = growing.map(({ size, fitMin, ...change }) =>
		documentWith({
			...change,
			style: { ...namesElement.style, size },
			...(fitMin !== undefined && { fitMin }),
		}),
	);

	test("[law] what has grown has grown, and goes back to exactly what it was", () => {
		fc.assert(
			fc.property(made, (document) => {
				const once = grown(document);
				expect(grown(once)).toBe(once);
				expect(grown(structuredClone(document))).toEqual(once);
				expect(withoutGrowth(once).pages).toEqual(document.pages);
				expect(ownBox(textIn(once))).toEqual(textIn(document).box);
			}),
		);
	});

	test("[law] no text runs over its box that had room on its page, and no letter moves for it", () => {
		fc.assert(
			fc.property(made, (document) => {
				const [before, after] = [textIn(document), textIn(grown(document))];
				const safe = safeBoxes(format.pages[0] ?? fail())[0] ?? fail();
				const [from, to] = [elementBounds(document, before), elementBounds(document, after)];
				expect(after.box.height).toBeGreaterThanOrEqual(before.box.height);
				const { overflow, size } = layoutElement(shaper, after);
				// What started inside ends inside.
				const inner = box(safe.x - 2, safe.y - 2, safe.width + 4, safe.height + 4);
				if (contains(safe, from)) expect(contains(inner, to)).toBe(true);
				const plain = layoutElement(shaper, before);
				expect(size).toBeGreaterThanOrEqual(plain.size);
				if (!plain.overflow) expect(overflow).toBe(false);
				if (size !== plain.size || plain.overflow) return;
				const place = (one: TextElement, y: number) => boxMatrix(one.box, one.rotation)[5] + y;
				if (before.rotation !== 0) return;
				const tops = (one: TextElement) => layoutElement(shaper, one).lines.map(({ top }) => place(one, top));
				for (const [at, top] of tops(after).entries())
					expect(Math.abs(top - (tops(before)[at] ?? top))).toBeLessThanOrEqual(1);
			}),
		);
	});

	test("[law] another height and the old one again is the same box, but for the rounding of one that is turned", () => {
		fc.assert(
			fc.property(made, fc.integer({ min: 1, max: 200_000 }), (document, height) => {
				const element = textIn(document);
				const { verticalAlign, rotation, box: own } = element;
				const even = verticalAlign === "middle" ? own.height + 2 * Math.floor(height / 2) : height;
				const there = heightened(element, verticalAlign, even);
				const back = heightened({ box: there, rotation }, verticalAlign, own.height);
				const off = Math.max(Math.abs(back.x - own.x), Math.abs(back.y - own.y));
				expect(off).toBeLessThanOrEqual(rotation === 0 ? 0 : 1);
				expect({ ...back, x: um(0), y: um(0) }).toEqual({ ...own, x: um(0), y: um(0) });
			}),
		);
	});
});

function fail(): never {
	throw new Error("the fixture has it");
}

test("with the basic part of its font a text grows unless a letter asks for more", async () => {
	const early = await fixtureShaper("basic");
	const heightOf = (text: string) => textIn(withGrownTexts(documentWith({ text }), format, early)).box.height;
	expect(heightOf(lines(8))).toBeGreaterThan(namesElement.box.height);
	expect(heightOf(`${lines(8)}\nŁukasz`)).toBe(namesElement.box.height);
});
