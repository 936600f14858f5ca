import { crosses, distanceTo, segmentsOf } from "@offizin/geometry";
import { type Box, box, contains, mm } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardFormat, cardFormats } from "./card-formats.ts";
import { pageOf } from "./format.ts";
import { safeBoxes } from "./page-areas.ts";
import { cutsThrough, placementOf } from "./placement.ts";

function place(formatKey: string, pageKey: string, x: number, y: number, width: number, height: number) {
	const format = cardFormat(formatKey);
	const page = format && pageOf(format, pageKey);
	if (!page) throw new Error(`no page ${pageKey} in ${formatKey}`);
	return placementOf(page, box(mm(x), mm(y), mm(width), mm(height)));
}

describe("[1.1] where text may stand", () => {
	test("4 mm inside the trim", () => {
		expect(place("postkarte-a6", "front", 4, 4, 140, 97)).toBe("safe");
		expect(place("postkarte-a6", "front", 3.9, 4, 20, 5)).toBe("trim");
		expect(place("postkarte-a6", "front", -20, 4, 5, 5)).toBe("trim");
	});

	test("3 mm from a fold, at an edge or across the page, in both directions", () => {
		expect(place("klappkarte-a6", "front", 3, 10, 20, 5)).toBe("safe");
		expect(place("klappkarte-a6", "front", 2.9, 10, 20, 5)).toBe("fold");
		expect(place("klappkarte-a6", "inner", 80, 10, 50, 5)).toBe("fold");
		expect(place("klappkarte-a6-quer", "inner", 50, 101, 20, 4)).toBe("fold");
		expect(place("klappkarte-a6-quer", "front", 50, 2.9, 20, 4)).toBe("fold");
	});

	test("5 mm from the rim of a hole", () => {
		expect(place("ballonkarte", "front", 40, 19, 25, 5)).toBe("safe");
		expect(place("ballonkarte", "front", 40, 18.9, 25, 5)).toBe("hole");
		expect(place("teelichtkarte", "inner", 10, 60, 20, 5)).toBe("hole");
	});

	test("5 mm from a slit and from a contour, 2 mm on a sticker", () => {
		expect(place("wunderkerzen-etikett", "front", 10, 18, 30, 4)).toBe("die");
		expect(place("wunderkerzen-etikett", "front", 10, 20, 30, 4)).toBe("safe");
		expect(place("konfetti", "front", 8, 8, 9, 9)).toBe("safe");
		expect(place("konfetti", "front", 5, 5, 15, 15)).toBe("die");
		expect(place("sticker-rund-30", "front", 6, 10, 18, 10)).toBe("safe");
		expect(place("sticker-herz", "front", 3, 30, 20, 8)).toBe("die");
	});

	test("outside what the post and the glue need", () => {
		expect(place("briefumschlag-c6-gerade", "front", 100, 10, 40, 10)).toBe("reserved");
		expect(place("briefumschlag-c6-gerade", "front", 30, 100, 60, 10)).toBe("reserved");
		expect(place("briefumschlag-c6-gerade", "front", 20, 50, 60, 10)).toBe("safe");
		expect(place("pocketfold-115x162", "inner", 239, 120, 20, 10)).toBe("reserved");
	});

	test("what is safe from cuts and folds lies in one safe box, and the other way round", () => {
		const plain = cardFormats
			.flatMap(({ pages }) => pages)
			.filter((page) => !page.die && page.holes.length + page.slits.length + page.reserved.length === 0);
		const number = fc.integer({ min: -10_000, max: 300_000 });
		const length = fc.integer({ min: 1, max: 150_000 });
		fc.assert(
			fc.property(fc.constantFrom(...plain), number, number, length, length, (page, x, y, width, height) => {
				const bounds = box(x, y, width, height);
				const isInSafeBox = safeBoxes(page).some((safe) => contains(safe, bounds));
				expect(placementOf(page, bounds) === "safe").toBe(isInSafeBox);
			}),
		);
	});
});

describe("contours as straight pieces", () => {
	test("a piece that only touches a box does not cross it", () => {
		const piece = (ax: number, ay: number, bx: number, by: number) => ({ ax, ay, bx, by });
		const area: Box = box(0, 0, 10, 10);
		expect(crosses(piece(0, -5, 0, 20), area)).toBe(false);
		expect(crosses(piece(-5, 5, 15, 5), area)).toBe(true);
		expect(crosses(piece(-5, 11, 15, 11), area)).toBe(false);
		expect(crosses(piece(-5, 8, 5, 18), area)).toBe(false);
		expect(crosses(piece(4, 4, 5, 5), area)).toBe(true);
	});

	test("the distance to a box counts corners as round", () => {
		const area = box(0, 0, 10, 10);
		expect(distanceTo({ ax: 13, ay: 14, bx: 40, by: 14 }, area)).toBe(5);
		expect(distanceTo({ ax: 10, ay: 16, bx: 16, by: 10 }, area)).toBeCloseTo(Math.SQRT2 * 3, 6);
		expect(distanceTo({ ax: -5, ay: 5, bx: 15, by: 5 }, area)).toBe(0);
	});

	test("a curve ends where it says and stays between its handles", () => {
		const pieces = segmentsOf("M0 0C0 10 20 10 20 0", 1000);
		expect(pieces.at(-1)).toMatchObject({ bx: 20, by: 0 });
		expect(Math.max(...pieces.map(({ by }) => by))).toBeCloseTo(7.5, 2);
	});
});

test("[1.1] what runs through a place, not what is near it", () => {
	const through = (formatKey: string, pageKey: string, ...place: [number, number, number, number]) => {
		const format = cardFormat(formatKey);
		const page = format && pageOf(format, pageKey);
		if (!page) throw new Error(`no page ${pageKey} in ${formatKey}`);
		const [x, y, width, height] = place;
		return cutsThrough(page, box(mm(x), mm(y), mm(width), mm(height)));
	};
	expect(through("klappkarte-a6", "inner", 80, 10, 25, 5)).toEqual([]);
	expect(through("klappkarte-a6", "inner", 80, 10, 26, 5)).toEqual(["fold"]);
	expect(through("klappkarte-a6-quer", "inner", 50, 101, 20, 4)).toEqual([]);
	expect(through("klappkarte-a6-quer", "inner", 50, 101, 20, 8)).toEqual(["fold"]);
	expect(through("ballonkarte", "front", 40, 18.9, 25, 5)).toEqual([]);
	expect(through("ballonkarte", "front", 40, 0, 25, 25)).toEqual(["hole"]);
	expect(through("wunderkerzen-etikett", "front", 10, 18, 30, 4)).toEqual([]);
	expect(through("wunderkerzen-etikett", "front", 10, 2, 30, 20)).toEqual(["die"]);
});
