import { currentSizeLimits, violations } from "@offizin/solver";
import { describe, expect, test } from "vitest";
import { formatLimits, offeredSizes } from "./format-limits.ts";
import { type Frame, frame, frames, matSizes } from "./frame.ts";
import { material, materials } from "./material.ts";
import { photoframeProduct } from "./photoframe-product.ts";
import { aspectRatio, aspectRatios, wallArtSizes } from "./sizes.ts";
import { plainPicture } from "./wall-art-fixtures.ts";

const stock = (key: string) => material(key) ?? missing();
const around = (key: string) => frame(key) ?? missing();

const combinations = materials.flatMap((of) =>
	[undefined, ...frames].flatMap((inside) => matSizes.map((mat) => ({ of, inside, mat }))),
);

function chosen(of: { key: string }, inside: Frame | undefined, mat: number, format: string) {
	return plainPicture(of.key, format, {
		frame: inside?.key ?? "ohne",
		frameType: inside ? "schwarz" : "ohne",
		glazing: inside?.glazed ? "acryl" : "ohne",
		matSize: String(mat),
		matType: mat === 0 ? "mat-none" : "mat-weiss",
	});
}

describe("[3.4-1] [3.4-2] limits of sizes", () => {
	test("those of the material, and of a frame what is less", () => {
		expect(formatLimits(stock("poster"))).toEqual({
			short: { min: 13, max: 150 },
			long: { min: 18, max: 300 },
		});
		expect(formatLimits(stock("poster"), around("alurahmen"))).toEqual({
			short: { min: 13, max: 100 },
			long: { min: 18, max: 140 },
		});
		expect(formatLimits(stock("hahnemuehle"), around("holzrahmen"))).toEqual({
			short: { min: 20, max: 70 },
			long: { min: 20, max: 100 },
		});
	});

	test("a mat of 30 mm takes 6 cm of the frame", () => {
		expect(formatLimits(stock("poster"), around("alurahmen"), 30)).toMatchObject({
			short: { max: 94 },
			long: { max: 134 },
		});
	});

	test("acrylic glass is at most 100 cm long in a tight frame, aluminium 150", () => {
		expect(formatLimits(stock("acrylglas"), around("artbox"))?.long.max).toBe(100);
		expect(formatLimits(stock("aludibond"), around("artbox"))?.long.max).toBe(150);
	});

	test("what does not go together has none", () => {
		expect(formatLimits(stock("leinwand"), around("alurahmen"))).toBeUndefined();
		expect(formatLimits(stock("poster"), undefined, 30)).toBeUndefined();
		expect(formatLimits(stock("leinwand"), around("schattenfuge-leinwand"), 30)).toBeUndefined();
		expect(offeredSizes(stock("leinwand"), around("alurahmen"))).toEqual([]);
	});

	test("are those that the product's constraints leave", () => {
		for (const { of, inside, mat } of combinations) {
			const limits = formatLimits(of, inside, mat);
			if (!limits || inside?.readyMade) continue;
			const left = currentSizeLimits(photoframeProduct, chosen(of, inside, mat, "60x40"), "format");
			expect(left, `${of.key} ${inside?.key} ${mat}`).toEqual(limits);
		}
	});
});

describe("offered sizes", () => {
	test("can all be made, and all others of the table cannot", () => {
		for (const { of, inside, mat } of combinations) {
			const offered = new Set(offeredSizes(of, inside, mat));
			for (const size of wallArtSizes) {
				const broken = violations(photoframeProduct, chosen(of, inside, mat, size));
				// The colour black is one of every frame, so only size, material and mat can be at odds.
				expect(broken.length === 0, `${of.key} ${inside?.key} ${mat} ${size}`).toBe(offered.has(size));
			}
		}
	});

	test("every material has some of every ratio that fits its limits", () => {
		for (const of of materials) {
			const ratios = new Set(
				offeredSizes(of).map((size) => {
					const [width = 0, height = 0] = size.split("x").map(Number);
					return aspectRatio(width, height);
				}),
			);
			expect(ratios, of.key).toEqual(new Set(aspectRatios));
		}
	});

	test("a photo frame comes ready-made", () => {
		expect(offeredSizes(stock("poster"), around("fotorahmen"))).toEqual([
			"13x18",
			"18x13",
			"15x20",
			"20x15",
			"20x20",
			"20x30",
			"30x20",
		]);
	});
});

describe("[4.1] ratios", () => {
	test.each([
		[40, 40, "1:1"],
		[60, 45, "4:3"],
		[30, 42, "DIN"],
		[13, 18, "DIN"],
		[60, 40, "3:2"],
		[40, 60, "3:2"],
		[120, 68, "16:9"],
		[40, 80, "2:1"],
		[150, 50, "3:1"],
	])("%i × %i is %s", (width, height, ratio) => {
		expect(aspectRatio(width, height)).toBe(ratio);
	});

	test("others have no name", () => {
		expect(aspectRatio(60, 50)).toBeUndefined();
		expect(aspectRatio(60, 100)).toBeUndefined();
		expect(aspectRatio(500, 20)).toBeUndefined();
	});
});

function missing(): never {
	throw new Error("missing in the catalogue");
}
