import { mm, pt } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { namesElement, photoElement } from "../design-fixtures.ts";
import type { DesignElement } from "../document/element.ts";
import type { Ink } from "../document/ink.ts";
import type { PhotoElement } from "../document/photo-element.ts";
import { boxMm, check, formatNamed, light, line, metal, rulesOf, shape } from "./check-fixtures.ts";

const crop = { x: 0, y: 0, width: 2400, height: 1600 };
const slot: PhotoElement = {
	...photoElement,
	photo: { upload: "u", width: 2400, height: 1600, crop },
};

function ring(id: string, place: Parameters<typeof boxMm>[0]): DesignElement {
	return shape(id, place, { stroke: { ink: metal, width: mm(0.5) } });
}

describe("foil.onPhoto", () => {
	test("[6] metal across a photo is a warning, with metal only and above it only", () => {
		const across = line("l", [10, 95, 60, 1], metal, 0.5);
		expect(rulesOf(check([slot, across]))).toEqual(["foil.onPhoto l"]);
		expect(check([across, slot])).toEqual([]);
		expect(check([slot, across], { refinement: "ohne" })).toEqual([]);
		expect(check([slot, across], { refinement: "relief" })).toEqual([]);
	});

	test("[6] an empty slot is a photo to be", () => {
		const found = check([photoElement, line("l", [10, 95, 60, 1], metal, 0.5)]);
		expect(rulesOf(found)).toEqual(["photo.empty photo", "foil.onPhoto l"]);
	});

	test("[6] names on a photo count by their ink", () => {
		const names = { ...namesElement, box: boxMm([25, 90, 50, 15]) };
		expect(rulesOf(check([slot, names]))).toEqual(["foil.onPhoto names"]);
		expect(check([slot, { ...names, box: boxMm([25, 66, 50, 15]), verticalAlign: "top" as const }])).toEqual(
			[],
		);
	});

	test("[6] a frame around a photo does not lie on it, not even edge to edge", () => {
		expect(check([slot, ring("frame", [18, 78, 64, 44])])).toEqual([]);
		expect(check([slot, ring("frame", [20, 80, 60, 40])])).toEqual([]);
		expect(rulesOf(check([slot, ring("frame", [22, 82, 56, 36])]))).toEqual(["foil.onPhoto frame"]);
	});

	test("[6] outside the round outline of a photo is beside it", () => {
		const round: PhotoElement = { ...slot, shape: "ellipse" };
		expect(check([round, shape("dot", [21, 81, 3, 3], { fill: metal })])).toEqual([]);
		expect(rulesOf(check([slot, shape("dot", [21, 81, 3, 3], { fill: metal })]))).toEqual([
			"foil.onPhoto dot",
		]);
	});

	test("[6] metal all over a photo lies on it too", () => {
		expect(rulesOf(check([slot, shape("all", [15, 75, 70, 50], { fill: metal })]))).toEqual([
			"foil.onPhoto all",
		]);
	});

	test("[6] on a printed label the photo below is not seen", () => {
		const label = shape("label", [30, 90, 40, 20], { fill: light });
		const dot = shape("dot", [45, 95, 5, 5], { fill: metal });
		expect(check([slot, label, dot])).toEqual([]);
		expect(rulesOf(check([slot, dot, label]))).toEqual(["foil.onPhoto dot"]);
	});
});

describe("foil.nearEdge", () => {
	test("[6] 5 mm to the trim and to the fold", () => {
		// The left edge of the front is the fold.
		expect(check([ring("frame", [5.3, 5.3, 94.4, 137.4])])).toEqual([]);
		expect(rulesOf(check([ring("frame", [5.1, 5.3, 94.4, 137.4])]))).toEqual(["foil.nearEdge frame"]);
		expect(rulesOf(check([ring("frame", [5.3, 5.3, 94.6, 137.4])]))).toEqual(["foil.nearEdge frame"]);
		expect(check([ring("frame", [4, 4, 90, 90])], { refinement: "ohne" })).toEqual([]);
	});

	test("[6] the die contour of a punching is a trim", () => {
		const format = formatNamed("klappkarte-a6");
		const die = "M0 0L100000 0L100000 148000L0 148000Z";
		const cut = { ...format, pages: format.pages.map((page) => ({ ...page, die })) };
		expect(rulesOf(check([ring("frame", [5.3, 5.3, 94.4, 137.4])], { format: cut }))).toEqual([
			"foil.nearEdge frame",
		]);
	});

	test("what lies off the page is not printed", () => {
		expect(check([ring("frame", [200, 200, 20, 20])])).toEqual([]);
	});

	test("type outside the safe area is said once", () => {
		const names = { ...namesElement, box: boxMm([29, 20, 75, 20]) };
		const edge = { ...names, style: { ...names.style, align: "right" as const } };
		expect(rulesOf(check([edge]))).toEqual(["text.outsideSafe names"]);
		const nearer = { ...edge, box: boxMm([25.4, 20, 75, 20]) };
		expect(rulesOf(check([nearer]))).toEqual(["foil.nearEdge names"]);
	});
});

describe("foil.areaTooLarge", () => {
	test("[6] more than 40 % of the page, said of the element that has most", () => {
		const large = shape("large", [5.5, 5.5, 94, 60], { fill: metal });
		const small = shape("small", [5.5, 70, 94, 10], { fill: metal });
		expect(check([large])).toEqual([]);
		expect(check([small, large])).toMatchObject([
			{ rule: "foil.areaTooLarge", element: "large", percent: 43 },
		]);
	});

	test("[6] only what is on the page counts, and of a ring only the ring", () => {
		const bleeding = shape("band", [-50, 100, 200, 40], { fill: metal });
		const found = check([bleeding]);
		expect(rulesOf(found)).toEqual(["foil.nearEdge band"]);
		expect(check([ring("frame", [6, 6, 90, 130])])).toEqual([]);
	});

	test("[6] the ink of letters counts, not their box", () => {
		const style = { ...namesElement.style, size: pt(60) };
		const names = { ...namesElement, box: boxMm([6, 40, 93, 80]), style };
		expect(check([names])).toEqual([]);
	});
});

describe("relief.nearFold", () => {
	const varnish: Ink = { role: "relief", swatch: "ink" };
	const found = (place: Parameters<typeof boxMm>[0], refinement: "relief" | "ohne" = "relief") =>
		rulesOf(check([shape("s", place, { fill: varnish })], { refinement }));

	test("[6] varnish keeps 1.5 mm from the crease a page has at its edge, and may come near a cut", () => {
		expect(found([1.4, 20, 20, 20])).toEqual(["relief.nearFold s"]);
		expect(found([1.6, 20, 20, 20])).toEqual([]);
		expect(found([1.4, 20, 20, 20], "ohne")).toEqual([]);
		expect(found([60, 20, 48, 20])).toEqual([]);
	});
});
