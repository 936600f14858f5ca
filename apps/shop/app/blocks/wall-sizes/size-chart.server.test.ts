import { aspectRatio, aspectRatios } from "@offizin/assortment";
import { expect, test } from "vitest";
import { chartRatios, comparedPhotos, needsOf, outlines, reachOf, sizesOf } from "./size-chart.server.ts";

test("[15] every usual ratio has sizes that grow, and all of them have it", () => {
	expect(chartRatios).toEqual(aspectRatios);
	for (const ratio of chartRatios) {
		const sizes = sizesOf(ratio);
		expect(sizes.length).toBeGreaterThan(1);
		expect(sizes.every(({ width, height }) => aspectRatio(width, height) === ratio)).toBe(true);
		expect(sizes.map(({ width }) => width)).toEqual(
			sizes.map(({ width }) => width).toSorted((a, b) => a - b),
		);
	}
});

test("[15] 120 × 80 cm hang over 160 to 240 cm, seen from 216 cm; 12 megapixels do on canvas, 4 do not quite", () => {
	const { furniture, distance, sharpness } = needsOf({ format: "120x80", width: 120, height: 80 });
	expect([furniture.from, furniture.to, Math.round(distance)]).toEqual([160, 240, 216]);
	// With the wrap 129 × 86 cm: 4,094 pixels at 80 ppi, 2,559 at 50; a photo of 12 megapixels has 4,032.
	expect(sharpness).toEqual(["refused", "soft"]);
});

test("more pixels reach further, and canvas further than glass", () => {
	const [few, many] = comparedPhotos;
	const reach = (photo: typeof few, key: "leinwand" | "acrylglas") =>
		(photo && reachOf(photo, key)?.width) ?? 0;
	expect(reach(many, "leinwand")).toBeGreaterThan(reach(few, "leinwand"));
	expect(reach(many, "leinwand")).toBeGreaterThan(reach(many, "acrylglas"));
});

test("the outline of a size is as wide and high as it is, from one corner", () => {
	const svg = outlines(sizesOf("3:2"));
	expect(svg).toMatch(/viewBox="0 0 150 100"/);
	expect(svg).toContain('d="M0 60H60V100"');
});
