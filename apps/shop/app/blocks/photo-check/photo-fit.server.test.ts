import { photoframeProduct } from "@offizin/assortment";
import { defaultConfiguration } from "@offizin/solver";
import { productWords } from "@offizin/words";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { storyFixture } from "../story-fixtures.ts";
import { fitPhoto, formatName, parsePixels, wallFormats } from "./photo-fit.server.ts";
import { photoCheck } from "./schema.ts";
import { photoCheckView } from "./view.server.ts";

const areaOf = (format: string | undefined) =>
	wallFormats.findIndex((candidate) => format === formatName(candidate));
const fitOf = (width: number, height: number) => fitPhoto({ width, height });

describe("fitPhoto", () => {
	test("a photo of 6028 × 3391 pixels hangs well as 90 × 60 on canvas, at a distance as 150 × 100", () => {
		// With what goes around the bar, 90 × 60 is 99 × 66 cm: 4678 × 3119 pixels at the 120 ppi of "good". 120 × 80
		// would need 6095. At 80 ppi 150 × 100, which is 159 × 106, needs 5008 × 3339.
		expect(fitOf(6028, 3391)[0]).toEqual({
			key: "leinwand",
			good: formatName([90, 60]),
			least: formatName([150, 100]),
		});
	});

	test("too few pixels fit nothing, and it says so", () => {
		expect(fitOf(300, 200).every(({ good, least }) => good === undefined && least === undefined)).toBe(true);
	});

	test("turning the photo changes nothing, and more pixels never hang smaller", () => {
		const pixels = fc.integer({ min: 10, max: 20_000 });
		fc.assert(
			fc.property(pixels, pixels, fc.nat(5000), (width, height, more) => {
				const fits = fitOf(width, height);
				expect(fitOf(height, width)).toEqual(fits);
				fitOf(width + more, height + more).forEach((larger, index) => {
					expect(areaOf(larger.good)).toBeGreaterThanOrEqual(areaOf(fits[index]?.good));
					expect(areaOf(larger.least)).toBeGreaterThanOrEqual(areaOf(larger.good));
				});
			}),
		);
	});
});

test("the home page asks as many pixels of a photo as the page of wall pictures", () => {
	const product = photoframeProduct.facts({ ...defaultConfiguration(photoframeProduct), format: "60x40" });
	const asked = product.find(({ code }) => code === "photoframe.photo");
	const onProduct = asked && productWords("photoframe", "de-DE").fact(asked).value;
	const { needs } = photoCheckView(photoCheck.example, storyFixture("bildwand"));
	const onHome = needs
		.find(({ format }) => format === formatName([60, 40]))
		?.pixels.find(({ key }) => key === "leinwand")?.needed;
	const figures = (text: string | undefined) => text?.match(/[\d.]+/g);
	expect(figures(onHome)).toEqual(["3.260", "2.174"]);
	expect(figures(onProduct)).toEqual(figures(onHome));
});

test.each([null, "", "0", "9", "123456", "4000px", "-400", "4e3"])("parsePixels refuses %s", (text) => {
	expect(parsePixels(text)).toBeUndefined();
});
