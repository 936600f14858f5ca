import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	coverSheet,
	gutterMargin,
	pageSteps,
	photobookWeight,
	spineTextFits,
	spineWidth,
} from "./photobook-geometry.ts";
import { photobookMatrix } from "./photobook-matrix.ts";

function book(type: string, cover: string, paper: string, pageCount: number, format = "a4-hoch") {
	const binding = { fotoheft: "heftbindung", echtfotobuch: "layflat" }[type] ?? "pur";
	return { type, cover, binding, format, paper, pageCount: `${pageCount}` };
}

/** Any book of the matrix, to which four leaves can be added. */
const anyBook = fc.constantFrom(...photobookMatrix).chain((row) =>
	fc.record({
		type: fc.constant(row.type),
		cover: fc.constant(row.cover),
		binding: fc.constant(row.binding),
		format: fc.constantFrom(...row.formats),
		paper: fc.constantFrom(...row.papers),
		pages: fc.integer({ min: row.pages.min / 2, max: row.pages.max / 2 - 4 }).map((leaves) => leaves * 2),
	}),
);

describe("[§3.2] width of the back, worked by hand", () => {
	test.each([
		// 12 × 0.15 + 2 × 2.2 + 0.5 = 6.7
		["digitalfotobuch", "hard", "standard", 24, 70],
		// 14 × 0.15 + 4.4 + 0.5 = 7.0, nothing to round
		["digitalfotobuch", "hard", "standard", 28, 70],
		// 60 × 0.19 + 4.4 + 0.5 = 16.3
		["digitalfotobuch", "hard", "matt", 120, 165],
		// 80 × 0.20 + 4.4 + 0.5 = 20.9
		["digitalfotobuch", "hard", "feinstweiss", 160, 210],
		// 12 × 0.15 + 0.5 = 2.3
		["digitalfotobuch", "soft", "standard", 24, 25],
		// 50 × 0.16 + 0.5 = 8.5, nothing to round
		["digitalfotobuch", "soft", "glaenzend", 100, 85],
		// 8 spreads × 0.55 + 4.4 + 0.5 = 9.3
		["echtfotobuch", "hard", "matt", 16, 95],
		// 40 × 0.55 + 4.4 + 0.5 = 26.9, whatever the paper
		["echtfotobuch", "hard", "glaenzend", 80, 270],
		["fotoheft", "soft", "matt", 48, 0],
	])("%s %s %s with %i pages: %i/10 mm", (type, cover, paper, pages, expected) => {
		expect(spineWidth(book(type, cover, paper, pages))).toBe(expected);
	});

	test("is a whole number of half millimetres and grows with the pages", () => {
		fc.assert(
			fc.property(anyBook, ({ pages, ...rest }) => {
				const thin = spineWidth({ ...rest, pageCount: `${pages}` });
				const thick = spineWidth({ ...rest, pageCount: `${pages + 8}` });
				expect(thin % 5).toBe(0);
				if (rest.binding === "heftbindung") expect(thick).toBe(0);
				// Four leaves of the thinnest paper are 0.6 mm, more than a step can hide.
				else expect(thick).toBeGreaterThan(thin);
			}),
		);
	});

	test("is refused for odd counts and unknown papers", () => {
		expect(() => spineWidth(book("digitalfotobuch", "hard", "standard", 25))).toThrow(
			"no even number of pages: 25",
		);
		expect(() => spineWidth(book("digitalfotobuch", "hard", "pappe", 24))).toThrow("no photo book");
	});
});

describe("[§3.2] text on the back", () => {
	test("needs 60 pages in a glued book, however wide the back", () => {
		expect(spineTextFits(book("digitalfotobuch", "hard", "standard", 56))).toMatchObject({
			ok: false,
			error: { code: "spine_too_few_pages", from: 60 },
		});
		// The back is 9.5 mm wide, less 1 mm on either side.
		expect(spineTextFits(book("digitalfotobuch", "hard", "standard", 60))).toEqual({ ok: true, value: 75 });
	});

	test("needs 8 mm", () => {
		// 46 × 0.15 + 0.5 = 7.4, and 48 × 0.15 + 0.5 = 7.7
		expect(spineTextFits(book("digitalfotobuch", "soft", "standard", 92))).toMatchObject({
			ok: false,
			error: { code: "spine_too_narrow", from: { micrometres: 8000 } },
		});
		expect(spineTextFits(book("digitalfotobuch", "soft", "standard", 96))).toEqual({ ok: true, value: 60 });
	});

	test("fits on every layflat book and on no stapled one", () => {
		expect(spineTextFits(book("echtfotobuch", "hard", "matt", 16))).toEqual({ ok: true, value: 75 });
		expect(spineTextFits(book("fotoheft", "soft", "matt", 48))).toMatchObject({
			ok: false,
			error: { code: "spine_missing" },
		});
	});
});

describe("[§3.2] the cover sheet, in 1/10 mm", () => {
	test("hard: boards stand out 3 mm, 18 mm go around them", () => {
		expect(coverSheet(book("digitalfotobuch", "hard", "standard", 24))).toEqual({
			// 18 + 213 + 7 + 213 + 18 by 18 + 3 + 297 + 3 + 18
			width: 4690,
			height: 3390,
			margin: 180,
			back: { x: 180, width: 2130 },
			spine: { x: 2310, width: 70 },
			front: { x: 2380, width: 2130 },
			hinge: 80,
		});
	});

	test("soft: the pages, the back and 3 mm bleed", () => {
		const sheet = coverSheet(book("digitalfotobuch", "soft", "standard", 24, "a5-quer"));
		// 3 + 210 + 2.5 + 210 + 3 by 3 + 148 + 3
		expect(sheet).toMatchObject({ width: 4285, height: 1540, margin: 30, hinge: 0 });
		expect(coverSheet(book("fotoheft", "soft", "matt", 16, "200-200"))).toMatchObject({
			width: 4060,
			spine: { x: 2030, width: 0 },
		});
	});

	test("its parts lie side by side between the margins", () => {
		fc.assert(
			fc.property(anyBook, ({ pages, ...rest }) => {
				const { width, margin, back, spine, front } = coverSheet({ ...rest, pageCount: `${pages}` });
				expect(back.x).toBe(margin);
				expect(back.x + back.width).toBe(spine.x);
				expect(spine.x + spine.width).toBe(front.x);
				expect(front.x + front.width + margin).toBe(width);
			}),
		);
	});
});

test("[§3.2] texts stay 10 mm away from a glued fold, 4 from a stapled, 2 from a layflat one", () => {
	expect(gutterMargin(book("digitalfotobuch", "hard", "matt", 24))).toBe(10);
	expect(gutterMargin(book("fotoheft", "soft", "matt", 24))).toBe(4);
	expect(gutterMargin(book("echtfotobuch", "hard", "matt", 24))).toBe(2);
});

describe("weight of a book", () => {
	test("is that of its leaves, cover, boards and end papers, worked by hand", () => {
		// 63.4 g of leaves and 21.1 g of cover
		expect(photobookWeight(book("digitalfotobuch", "soft", "standard", 24, "a5-quer"))).toBe(85);
		// 127.2 g of leaves, 27.0 g of cover, 180.7 g of boards, 34.9 g of end papers
		expect(photobookWeight(book("digitalfotobuch", "hard", "standard", 24))).toBe(370);
		// 160 g of leaves, 18.6 g of cover, 117.1 g of boards, 22.4 g of end papers
		expect(photobookWeight(book("echtfotobuch", "hard", "matt", 16, "200-200"))).toBe(319);
	});

	test("grows with every leaf", () => {
		fc.assert(
			fc.property(anyBook, ({ pages, ...rest }) => {
				const light = photobookWeight({ ...rest, pageCount: `${pages}` });
				expect(photobookWeight({ ...rest, pageCount: `${pages + 2}` })).toBeGreaterThan(light);
			}),
		);
	});
});

describe("[9.1-7] page counts of the next price steps", () => {
	test("are five, in the steps of the book", () => {
		expect(pageSteps(book("digitalfotobuch", "hard", "standard", 24))).toEqual([28, 32, 36, 40, 44]);
		expect(pageSteps(book("echtfotobuch", "hard", "matt", 16))).toEqual([18, 20, 22, 24, 26]);
	});

	test("[3.6-3] are as many as asked for, and end where the book is full", () => {
		expect(pageSteps(book("digitalfotobuch", "hard", "standard", 24), 2)).toEqual([28, 32]);
		expect(pageSteps(book("fotoheft", "soft", "standard", 40))).toEqual([44, 48]);
		expect(pageSteps(book("digitalfotobuch", "soft", "standard", 120))).toEqual([]);
	});
});
