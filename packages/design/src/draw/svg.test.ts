import { cardFormat, pageOf } from "@offizin/formats";
import { box, um } from "@offizin/units";
import { expect, test } from "vitest";
import { fixtureDocument, fixtureShaper } from "../design-fixtures.ts";
import { buildDisplayList } from "./build-display-list.ts";
import { coverCrop, viewOfCrop, zoomCrop } from "./crop.ts";
import { toSvg } from "./page-svg.ts";
import { cropBox } from "./photo-svg.ts";
import { glyphPath, itemsToSvg } from "./svg.ts";

const shaper = await fixtureShaper();
const front = pageOf(cardFormat("klappkarte-a6") ?? fail(), "front") ?? fail();
function fail(): never {
	throw new Error("catalog");
}
const [page] = fixtureDocument.pages;
const list = (refinement: "gold" | "ohne", samples = false) =>
	buildDisplayList(fixtureDocument, page ?? fail(), front, { shaper, refinement, samples });

test("foil is metal with a refinement and printed ink without", () => {
	const paint = (refinement: "gold" | "ohne") => list(refinement).items.find(({ kind }) => kind === "glyphs");
	expect(paint("gold")).toMatchObject({ paint: { role: "foil", metal: "gold" } });
	expect(paint("ohne")).toMatchObject({ paint: { role: "process", cmyk: [0, 0, 0, 100], srgb: "#1d1d1b" } });
});

test("every glyph knows its text, so that the print file can be searched", () => {
	const glyphs = list("ohne").items.flatMap((item) => (item.kind === "glyphs" ? item.glyphs : []));
	expect(glyphs.map(({ text }) => text).join("")).toBe("Clara & Jonas");
});

test("an SVG needs no fonts: text is outlines", () => {
	const svg = toSvg(list("gold"), box(0, 0, 105_000, 148_000), {
		shaper,
		photoHref: () => null,
		idPrefix: "p",
	});
	expect(svg).not.toContain("<text");
	expect(svg).toContain('fill="url(#p-foil-gold)"');
	expect(svg).toContain('id="p-foil-gold"');
	expect(svg.match(/fill="url/g)).toHaveLength(1);
});

test.each(["gold", "ohne"] as const)(
	"a line that is moved writes no outline anew, with refinement %s",
	(refinement) => {
		const item = list(refinement).items.find((one) => one.kind === "glyphs") ?? fail();
		const outlines = (by: number) => {
			const glyphs = item.glyphs.map((glyph) => ({ ...glyph, x: um(glyph.x + by) }));
			const svg = itemsToSvg([{ ...item, glyphs }], { shaper, photoHref: () => null, idPrefix: "p" });
			return svg.replace(/M-?[\d.]+ -?[\d.]+/g, "M");
		};
		expect(outlines(7001)).toBe(outlines(0));
		// What a PDF can say.
		expect(glyphPath(item, shaper)).toMatch(/^[MLCZ\d. -]+$/);
	},
);

test("foil is drawn in page coordinates, so that one sheen lies across all of it", () => {
	const paint = { role: "foil", metal: "gold" } as const;
	const drawn = { matrix: [2, 0, 0, 2, 100, 50], path: "M0 0L10 20", paint } as const;
	const items = [
		{ kind: "fill", rule: "nonzero", ...drawn },
		{ kind: "stroke", width: 3, cap: "round", ...drawn },
	] as const;
	const svg = itemsToSvg(items, { shaper, photoHref: () => null, idPrefix: "p" });
	expect(svg).not.toContain("transform");
	expect(svg.match(/d="M100 50L120 90"/g)).toHaveLength(2);
	expect(svg).toContain('stroke-width="6"');
});

test("demo photos show only where they are asked for", () => {
	const source = (samples: boolean) => list("ohne", samples).items.find(({ kind }) => kind === "photo");
	expect(source(true)).toMatchObject({ source: { sample: "allium" } });
	expect(source(false)).toMatchObject({ source: null });
});

test("a crop fills its slot exactly", () => {
	const slot = box(0, 0, 60_000, 40_000);
	const crop = { x: 500, y: 200, width: 1500, height: 1000 };
	const placed = cropBox(slot, { width: 4000, height: 3000, crop });
	expect(placed).toEqual({ x: -20_000, y: -8000, width: 160_000, height: 120_000 });
});

test("zoom and pan lead to a crop and back", () => {
	const photo = { width: 4000, height: 3000 };
	const slot = box(0, 0, 60_000, 40_000);
	const crop = zoomCrop(photo, slot, { zoom: 2, centerX: 0.3, centerY: 0.6 });
	const view = viewOfCrop(photo, slot, crop);
	expect(view.zoom).toBeCloseTo(2, 2);
	expect(view.centerX).toBeCloseTo(0.3, 2);
	expect(zoomCrop(photo, slot, { zoom: 0.2, centerX: 5, centerY: -5 })).toEqual({
		...coverCrop(photo, slot),
		y: 0,
	});
});
