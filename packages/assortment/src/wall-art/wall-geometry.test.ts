import { BLEED, bleedBox, type Format } from "@offizin/formats";
import { toMm } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { geometryOf, photoframeProduct } from "../index.ts";
import { edgeKeys, materials, wallpaperStrip } from "./material.ts";
import { printSize } from "./measures.ts";
import { photoArea } from "./resolution.ts";

const start = Object.fromEntries(photoframeProduct.options.map((option) => [option.key, option.default]));

/** Every material with each variant and edge it has, in a lying, an upright and its largest size. */
const made = materials.flatMap(({ key: materialType, variants, edges, limits }) =>
	edges.flatMap((edge) =>
		variants.flatMap(({ key: variant }) => {
			const { short, long } = limits;
			const sizes = [
				`${long.min + 10}x${short.min}`,
				`${short.min}x${long.min + 10}`,
				`${long.max}x${short.max}`,
			];
			return sizes.map((format) => ({ ...start, materialType, variant, edge, format }));
		}),
	),
);

const geometry = (configuration: Record<string, string>): Format =>
	geometryOf({ product: "photoframe", configuration });

describe("[3.4] a picture for the wall", () => {
	test("all edges of the tables are among those that are made", () => {
		expect(new Set(made.map(({ edge }) => edge))).toEqual(new Set(edgeKeys));
	});

	test("[law] what goes round is a colour, the stock or the photo, as the edge says", () => {
		const grounds = Object.groupBy(made, (one) => geometry(one).pages[0]?.ground ?? "free");
		const edgesOf = (ground: string) =>
			[...new Set(grounds[ground as "free"]?.map(({ edge }) => edge))].sort();
		expect(edgesOf("shown")).toEqual(["farbe"]);
		expect(edgesOf("bare")).toEqual(["rand-weiss", "weiss"]);
	});

	test.each(made)(
		"[law] $materialType $variant $edge $format is printed as large as its size says",
		(one) => {
			const { sides, pages } = geometry(one);
			const printed = printSize(one);
			const widths = sides.reduce((sum, { size }) => sum + toMm(size.width), 0);
			expect(widths).toBeCloseTo(printed.width, 6);
			for (const { size } of sides) expect(toMm(size.height)).toBeCloseTo(printed.height, 6);
			const [width, height] = one.format.split("x").map((cm) => Number(cm) * 10);
			expect(pages).toHaveLength(1);
			expect(pages[0]?.size).toEqual({ width: (width ?? 0) * 1000, height: (height ?? 0) * 1000 });
		},
	);

	test.each(made)(
		"[law] $materialType $variant $edge $format: its photo covers what the words say",
		(one) => {
			const [page] = geometry(one).pages;
			const area = photoArea(one);
			const picture = page?.picture;
			const bleeds = page && picture && picture.x < 0 ? 2 * toMm(BLEED) : 0;
			const laps = printSize(one).width - (one.edge === "ueberlappung" ? seams(one) : 0);
			const width = one.edge === "ueberlappung" ? laps : area.width;
			expect((picture?.width ?? 0) / 1000 - bleeds).toBeCloseTo(width, 6);
			expect((picture?.height ?? 0) / 1000 - bleeds).toBeCloseTo(area.height, 6);
		},
	);

	test.each(made)("[law] $materialType $variant $edge $format: no printed spot stays without ink", (one) => {
		const { pages, sides } = geometry(one);
		const [page] = pages;
		if (!page?.picture || one.edge === "rand-weiss" || one.edge === "weiss" || one.edge === "farbe") return;
		const whole = bleedBox(page);
		expect(page.picture).toEqual(whole);
		for (const { panels, size } of sides) {
			const left = Math.min(...panels.map(({ x }) => x + whole.x));
			const right = Math.max(...panels.map(({ x }) => x + whole.x + whole.width));
			expect(left).toBeLessThanOrEqual(-BLEED);
			expect(right).toBeGreaterThanOrEqual(size.width + BLEED);
		}
	});
});

function seams(one: Record<string, string>): number {
	return (geometry(one).sides.length - 1) * wallpaperStrip.overlap;
}

describe("[3.4] strips of a wallpaper", () => {
	const paper = { ...start, materialType: "fototapete", variant: "standard" };

	test("lie side by side, and the last is as wide as what is left", () => {
		const { sides } = geometry({ ...paper, edge: "stoss", format: "250x200" });
		expect(sides.map(({ size }) => toMm(size.width))).toEqual([1000, 1000, 600]);
		expect(sides.map(({ panels }) => (panels[0]?.x ?? 0) / 1000)).toEqual([50, -950, -1950]);
	});

	test("or lap over one another by a centimetre", () => {
		const { sides } = geometry({ ...paper, edge: "ueberlappung", format: "250x200" });
		expect(sides.map(({ panels }) => (panels[0]?.x ?? 0) / 1000)).toEqual([50, -940, -1930]);
		expect(sides.map(({ size }) => toMm(size.width))).toEqual([1000, 1000, 620]);
	});
});

test("[3.4] a mirrored edge shows the page eight times around itself", () => {
	const canvas = { ...start, materialType: "leinwand", edge: "spiegel", format: "60x40" };
	const [side] = geometry(canvas).sides;
	expect(side?.panels).toHaveLength(9);
	expect(side?.panels.filter(({ mirrored }) => mirrored === "x").map(({ x }) => toMm(x))).toEqual([
		-570, 630,
	]);
});
