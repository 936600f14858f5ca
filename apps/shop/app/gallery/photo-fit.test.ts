import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitPhoto, formatName, parsePixels, pixelsFor, wallFormats } from "./photo-fit.ts";

const areaOf = (format: string | undefined) =>
	wallFormats.findIndex((candidate) => format === formatName(candidate));

describe("fitPhoto", () => {
	test("a photo of 6028 × 3391 pixels hangs well as 90 × 60 on canvas, at a distance as 150 × 100", () => {
		// Good needs 120 ppi: 4252 × 2835 pixels for 90 × 60, 5670 × 3780 for 120 × 80. At 80 ppi 150 × 100 needs 4725 × 3150.
		expect(fitPhoto(6028, 3391)[0]).toEqual({
			key: "leinwand",
			good: formatName([90, 60]),
			least: formatName([150, 100]),
		});
	});

	test("too few pixels fit nothing, and it says so", () => {
		expect(fitPhoto(300, 200).every(({ good, least }) => good === undefined && least === undefined)).toBe(
			true,
		);
	});

	test("turning the photo changes nothing, and more pixels never hang smaller", () => {
		const pixels = fc.integer({ min: 10, max: 20_000 });
		fc.assert(
			fc.property(pixels, pixels, fc.nat(5000), (width, height, more) => {
				const fit = fitPhoto(width, height);
				expect(fitPhoto(height, width)).toEqual(fit);
				fitPhoto(width + more, height + more).forEach((larger, index) => {
					expect(areaOf(larger.good)).toBeGreaterThanOrEqual(areaOf(fit[index]?.good));
					expect(areaOf(larger.least)).toBeGreaterThanOrEqual(areaOf(larger.good));
				});
			}),
		);
	});
});

test("pixelsFor rounds up", () => {
	expect(pixelsFor(2.54, 100)).toBe(100);
	expect(pixelsFor(120, 76)).toBe(3591);
});

test.each([null, "", "0", "9", "123456", "4000px", "-400", "4e3"])("parsePixels refuses %s", (text) => {
	expect(parsePixels(text)).toBeUndefined();
});
