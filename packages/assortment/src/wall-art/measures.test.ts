import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isOversize, outerSize, printSize, weightOf } from "./measures.ts";
import { arbitraryWallArt, inAluFrameWithMat, plainPicture } from "./wall-art-fixtures.ts";

const canvas = (format: string, own = {}) => plainPicture("leinwand", format, own);

describe("[4.1] canvas goes around its bar", () => {
	test("3 cm at the short side's edges and more at the long side's, so that 60 × 40 stays 3:2", () => {
		expect(printSize(canvas("60x40"))).toEqual({ width: 690, height: 460 });
		expect(printSize(canvas("40x60"))).toEqual({ width: 460, height: 690 });
	});

	test("4.3 cm around the thick bar, to the next millimetre", () => {
		const thick = canvas("60x40", { variant: "leiste-38" });
		expect(printSize(thick)).toEqual({ width: 730, height: 486 });
	});

	test("a mirrored or coloured edge is the same all around", () => {
		for (const edge of ["spiegel", "farbe", "weiss"]) {
			expect(printSize(canvas("60x40", { edge }))).toEqual({ width: 660, height: 460 });
		}
	});

	test("nothing else has a wrap", () => {
		expect(printSize(plainPicture("acrylglas", "60x40"))).toEqual({ width: 600, height: 400 });
	});
});

describe("[4.1] printed sizes", () => {
	test("wallpaper is 5 cm larger at each edge; 310 cm are four strips and three laps", () => {
		const butted = plainPicture("fototapete", "300x250");
		expect(printSize(butted)).toEqual({ width: 3100, height: 2600 });
		expect(printSize({ ...butted, edge: "ueberlappung" })).toEqual({ width: 3130, height: 2600 });
	});

	test("strips that lap are no wider than 100 cm either: 400 cm are five of them, not four", () => {
		const lapped = plainPicture("fototapete", "390x250", { edge: "ueberlappung" });
		expect(printSize({ ...lapped, edge: "stoss" })).toEqual({ width: 4000, height: 2600 });
		expect(printSize(lapped)).toEqual({ width: 4040, height: 2600 });
	});

	test("a film for light boxes has a margin of 10 mm under its frame", () => {
		expect(printSize(plainPicture("backlitfolie", "60x40"))).toEqual({ width: 620, height: 420 });
	});

	test("a poster is printed as large as it is", () => {
		expect(printSize(plainPicture("poster", "60x40", { edge: "rand-weiss" }))).toEqual({
			width: 600,
			height: 400,
		});
	});
});

describe("[4.2] outer sizes", () => {
	test("a canvas hangs as large as it is seen", () => {
		expect(outerSize(canvas("60x40"))).toEqual({ width: 600, height: 400 });
	});

	test("a mat makes the frame 60 mm larger; the profile adds 6 mm at each side beyond its lip", () => {
		const framed = { ...inAluFrameWithMat, matSize: "0", matType: "mat-none" };
		expect(outerSize(plainPicture("poster", "60x40", framed))).toEqual({ width: 612, height: 412 });
		expect(outerSize(plainPicture("poster", "60x40", inAluFrameWithMat))).toEqual({
			width: 672,
			height: 472,
		});
	});

	test("a shadow gap of 8 mm and a profile of 10 mm run around", () => {
		const framed = { frame: "schattenfuge-leinwand", frameType: "schwarz" };
		expect(outerSize(canvas("60x40", framed))).toEqual({ width: 636, height: 436 });
	});
});

describe("weights", () => {
	test.each([
		["leinwand", "60x40", 480],
		["acrylglas", "120x80", 4608],
		["gallerybond", "120x180", 12_960],
		["poster", "60x40", 48],
		["aludibond", "30x20", 228],
		// Printed 310 × 260 cm of 200 g/m².
		["fototapete", "300x250", 1612],
	])("%s in %s cm weighs %i g", (material, format, grams) => {
		expect(weightOf(plainPicture(material, format))).toBe(grams);
	});

	test("a frame adds 2288 mm of profile, glass and back of 660 × 460 mm and the mat", () => {
		// 48 g poster, 915.2 g profile, 1275.1 g glass and back, 57.2 g mat.
		expect(weightOf(plainPicture("poster", "60x40", inAluFrameWithMat))).toBe(2296);
	});

	test("grow with the area, and a frame makes heavier", () => {
		fc.assert(
			fc.property(arbitraryWallArt, (picture) => {
				const weight = weightOf(picture);
				const [width = 0, height = 0] = (picture.format ?? "").split("x").map(Number);
				expect(Number.isInteger(weight) && weight > 0).toBe(true);
				expect(weightOf({ ...picture, format: `${width + 20}x${height}` })).toBeGreaterThan(weight);
				expect(weightOf({ ...picture, format: `${width}x${height + 20}` })).toBeGreaterThan(weight);
				expect(weightOf({ ...picture, format: `${height}x${width}` })).toBeCloseTo(weight, -2);
				if (picture.frame !== "ohne") {
					expect(weightOf({ ...picture, frame: "ohne", matSize: "0" })).toBeLessThan(weight);
				}
			}),
		);
	});
});

describe("[7.4] bulky goods", () => {
	test.each([
		["leinwand", "120x80", {}, false],
		["leinwand", "121x80", {}, true],
		// Rolled up in a tube of 100 cm, and of 130 cm.
		["poster", "100x150", {}, false],
		["poster", "130x180", {}, true],
		["fototapete", "600x300", {}, false],
		["pvcplane", "120x500", {}, false],
		// The frame is 672 mm and 1272 mm.
		["poster", "60x40", inAluFrameWithMat, false],
		["poster", "120x80", inAluFrameWithMat, true],
	])("%s in %s: %o %s", (material, format, own, isBulky) => {
		expect(isOversize(plainPicture(material, format, own))).toBe(isBulky);
	});
});

test("an unchecked configuration is a mistake of the caller", () => {
	expect(() => weightOf(plainPicture("holz", "60x40"))).toThrow("materialType holz");
	expect(() => weightOf(canvas("60"))).toThrow("format 60");
	expect(() => weightOf(canvas("60x40", { frame: "gips" }))).toThrow("frame gips");
	expect(() => weightOf(canvas("60x40", { variant: "acryl-4" }))).toThrow("variant acryl-4");
});
