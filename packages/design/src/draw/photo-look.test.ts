import fc from "fast-check";
import { expect, test } from "vitest";
import { fixtureDocument, fixtureShaper, photoElement } from "../design-fixtures.ts";
import type { PhotoLook } from "../document/photo-element.ts";
import { drawElement } from "./draw-element.ts";
import { lookNamed } from "./look-named.ts";
import { lookName, lookSteps } from "./photo-look.ts";
import { photoSvgFilter, photoToSvg } from "./photo-svg.ts";
import type { PhotoLink } from "./svg-syntax.ts";

const shaper = await fixtureShaper();

type Rgb = readonly [number, number, number];

/** A pixel under a look, as an SVG filter computes it. */
function under(look: PhotoLook, [r, g, b]: Rgb): Rgb {
	const { matrix: m, slope, intercept } = lookSteps(look);
	const tone = (at: 0 | 3 | 6) => m[at] * r + (m[at + 1] ?? 0) * g + (m[at + 2] ?? 0) * b;
	const level = (value: number) => Math.min(1, Math.max(0, slope * value + intercept));
	return [level(tone(0)), level(tone(3)), level(tone(6))];
}

const plain: PhotoLook = { tone: "color", brightness: 0, contrast: 0 };
const amount = fc.integer({ min: -100, max: 100 });
const unit = fc.double({ min: 0, max: 1, noNaN: true });
const pixel = fc.tuple(unit, unit, unit);
const tone = fc.constantFrom("color", "blackWhite", "sepia");

test("a look without changes leaves every pixel alone", () => {
	expect(lookSteps(plain)).toEqual({ matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1], slope: 1, intercept: 0 });
});

test("black and white keeps greys and makes everything else one", () => {
	fc.assert(
		fc.property(pixel, unit, (color, grey) => {
			const look = { ...plain, tone: "blackWhite" as const };
			const [r, g, b] = under(look, color);
			expect([g, b]).toEqual([r, r]);
			expect(under(look, [grey, grey, grey])[0]).toBeCloseTo(grey, 4);
		}),
	);
});

test("sepia is warm: red above green above blue, and nothing but white reaches full red", () => {
	const [r, g, b] = under({ ...plain, tone: "sepia" }, [0.6, 0.6, 0.6]);
	expect(r).toBeGreaterThan(g);
	expect(g).toBeGreaterThan(b);
	expect(under({ ...plain, tone: "sepia" }, [1, 1, 0.9])[0]).toBeLessThan(1);
});

test("more brightness never darkens a pixel, and full contrast doubles distances from middle grey", () => {
	fc.assert(
		fc.property(tone, amount, amount, amount, pixel, (of, contrast, first, second, color) => {
			const [dark, bright] = [Math.min(first, second), Math.max(first, second)];
			const low = under({ tone: of, contrast, brightness: dark }, color);
			const high = under({ tone: of, contrast, brightness: bright }, color);
			for (const at of [0, 1, 2] as const) expect(high[at]).toBeGreaterThanOrEqual(low[at]);
		}),
	);
	expect(under({ ...plain, contrast: 100 }, [0.4, 0.5, 0.6])).toEqual([
		expect.closeTo(0.3, 5),
		expect.closeTo(0.5, 5),
		expect.closeTo(0.7, 5),
	]);
	expect(lookSteps({ ...plain, contrast: -100 }).slope).toBe(0.5);
});

test("the filter of an SVG names the same numbers, in sRGB", () => {
	const look: PhotoLook = { tone: "sepia", brightness: -13, contrast: 37 };
	const { matrix, slope, intercept } = lookSteps(look);
	const filter = photoSvgFilter("p1", look);
	expect(filter).toContain('color-interpolation-filters="sRGB"');
	const [, values = ""] = /values="([^"]+)"/.exec(filter) ?? [];
	const rows = values.split(" ").map(Number);
	expect([...rows.slice(0, 3), ...rows.slice(5, 8), ...rows.slice(10, 13)]).toEqual(matrix);
	for (const channel of "RGB") {
		expect(filter).toContain(`<feFunc${channel} type="linear" slope="${slope}" intercept="${intercept}"/>`);
	}
});

test("a look is read back from its name, and nothing else is one", () => {
	fc.assert(
		fc.property(tone, amount, amount, (name, brightness, contrast) => {
			const look: PhotoLook = { tone: name, brightness, contrast };
			expect(lookNamed(lookName(look))).toEqual(look);
		}),
	);
	for (const name of ["", "sepia", "sepia.0.101", "sepia.0.0.0", "sepia.00.0", "sepia..0", "green.0.0"]) {
		expect(lookNamed(name), name).toBeUndefined();
	}
});

test("a picture that has its look already gets no filter", () => {
	const element = { ...photoElement, look: { ...plain, brightness: 20 } };
	const [item] = drawElement(fixtureDocument, element, { shaper, refinement: "ohne" });
	if (item?.kind !== "photo") throw new Error("a photo is drawn as one");
	const source = {
		upload: "u1",
		width: 9,
		height: 9,
		crop: { x: 0, y: 0, width: 9, height: 9 },
		look: element.look,
	};
	const link = { href: "photo.jpg", width: 9, height: 9 };
	const svg = (photo: PhotoLink) =>
		photoToSvg({ ...item, source }, 0, { shaper, photoHref: () => photo, idPrefix: "p" });
	expect(svg(link)).toContain("<filter");
	expect(svg({ ...link, hasLook: true })).not.toContain("filter");
});
