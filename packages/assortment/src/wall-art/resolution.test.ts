import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { largestSize, pixelsNeeded } from "./resolution.ts";
import { arbitraryWallArt, plainPicture } from "./wall-art-fixtures.ts";

describe("[4.1] pixels of a photo", () => {
	test("a poster of 60 × 40 cm needs 3544 × 2363 at 150 ppi, 100 are a warning and 60 the end", () => {
		expect(pixelsNeeded(plainPicture("poster", "60x40"))).toEqual({
			good: { width: 3544, height: 2363 },
			warn: { width: 2363, height: 1575 },
			block: { width: 1418, height: 945 },
		});
	});

	test("a canvas needs them for its wrap too, unless the edge is mirrored", () => {
		expect(pixelsNeeded(plainPicture("leinwand", "60x40")).good).toEqual({ width: 3260, height: 2174 });
		const mirrored = plainPicture("leinwand", "60x40", { edge: "spiegel" });
		expect(pixelsNeeded(mirrored).good).toEqual({ width: 2835, height: 1890 });
	});

	test("a white border of 5 mm shows no photo", () => {
		const bordered = plainPicture("poster", "60x40", { edge: "rand-weiss" });
		expect(pixelsNeeded(bordered).good).toEqual({ width: 3485, height: 2304 });
	});
});

describe("[4.1] how far a photo reaches", () => {
	test.each([
		["poster", 3544, 2363, { width: 60, height: 40 }],
		["poster", 3000, 2000, { width: 50, height: 33 }],
		["poster", 2000, 3000, { width: 33, height: 50 }],
		// 54 × 36 cm with their wrap are 630 × 420 mm.
		["leinwand", 3000, 2000, { width: 54, height: 36 }],
		["echtglas", 40_000, 40_000, { width: 80, height: 80 }],
	])("%s with %i × %i px", (material, width, height, size) => {
		expect(largestSize({ width, height }, plainPicture(material, "60x40"))).toEqual(size);
	});

	test("a tiny photo is good for nothing, and so is one too narrow for the material", () => {
		expect(largestSize({ width: 640, height: 480 }, plainPicture("leinwand", "60x40"))).toBeUndefined();
		expect(largestSize({ width: 9000, height: 90 }, plainPicture("poster", "60x40"))).toBeUndefined();
		expect(largestSize({ width: 0, height: 0 }, plainPicture("poster", "60x40"))).toBeUndefined();
	});

	test("a photo good for a size reaches at least as far", () => {
		fc.assert(
			fc.property(arbitraryWallArt, (picture) => {
				const { good } = pixelsNeeded(picture);
				const reached = largestSize(good, picture);
				const [width = 0, height = 0] = (picture.format ?? "").split("x").map(Number);
				// Where wrap and allowances change the proportion, up to a few centimetres are lost at the other edge.
				fc.pre(reached !== undefined);
				if (!reached) return;
				const needed = pixelsNeeded({ ...picture, format: `${reached.width}x${reached.height}` }).good;
				expect(needed.width).toBeLessThanOrEqual(good.width);
				expect(needed.height).toBeLessThanOrEqual(good.height);
				expect(reached.width).toBeLessThanOrEqual(width + 12);
				expect(reached.height).toBeLessThanOrEqual(height + 12);
			}),
		);
	});
});
