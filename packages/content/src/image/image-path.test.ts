import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { imageOptions } from "./image-fixtures.ts";
import { canonicalImage, type ImageOptions, plainImage } from "./image-options.ts";
import { formatImagePath, parseImagePath } from "./image-path.ts";

function parsed(path: string): ImageOptions {
	const options = parseImagePath(path);
	if (!options.ok) throw new Error(`${path}: ${options.error.code} ${options.error.option}`);
	return options.value;
}

test("what was written is read as the same", () => {
	fc.assert(
		fc.property(imageOptions, (options) => {
			expect(parsed(formatImagePath(options))).toEqual(canonicalImage(options));
		}),
	);
});

test("an address of an address is the same", () => {
	fc.assert(
		fc.property(imageOptions, (options) => {
			const path = formatImagePath(options);
			expect(formatImagePath(parsed(path))).toBe(path);
		}),
	);
});

test("whatever stands there is read or refused", () => {
	const parts = fc.constantFrom(
		..."0x0 -5x7 300x 50000x1 1x2:3x4 fit-in smart filters: quality(1) : ( ) .. % 0 x -".split(" "),
	);
	fc.assert(
		fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 12 }), (pieces) => {
			for (const path of [pieces.join(""), pieces.join("/"), `filters:${pieces.join("")}`]) {
				const options = parseImagePath(path);
				if (options.ok) expect(parsed(formatImagePath(options.value))).toEqual(options.value);
			}
		}),
	);
});

describe("the grammar of the protocol (§7)", () => {
	test.each([
		["", {}],
		["300x200", { width: 300, height: 200 }],
		["300x0/", { width: 300 }],
		["-300x-200", { width: 300, height: 200, isMirrored: true, isUpsideDown: true }],
		["-0x0", { isMirrored: true }],
		["300x200/smart", { width: 300, height: 200, isSmart: true }],
		["fit-in/300x200/filters:fill(CCC)", { fit: "inside", width: 300, height: 200, fill: "cccccc" }],
		["100x50:400x250/0x90", { crop: { left: 100, top: 50, right: 400, bottom: 250 }, width: 0, height: 90 }],
		[
			"300x200/filters:focal(10x20:30x40):quality(70):format(jpg)",
			{
				width: 300,
				height: 200,
				focal: { left: 10, top: 20, right: 30, bottom: 40 },
				quality: 70,
				format: "jpeg",
			},
		],
		["10x10/filters:quality(50):blur(3)", { width: 10, height: 10, quality: 50, blur: 3 }],
		[
			"filters:blur(10,4):brightness(-20):grayscale():rotate(90)",
			{ blur: 4, brightness: -20, isGray: true, turn: 90 },
		],
		[
			"100x0/filters:round_corner(20|10,255,0,16):no_upscale()",
			{ width: 100, canGrow: false, corners: { x: 20, y: 10, color: "ff0010" } },
		],
	] as const)("/m/%s", (path, options) => {
		expect(parsed(path)).toEqual({ ...plainImage, ...options });
	});

	test.each([
		["what is not cut has no focus", "300x0/smart/filters:focal(1x1:2x2)", "300x0"],
		[
			"a focus is meant more than what is smart",
			"9x9/smart/filters:focal(1x1:2x2)",
			"9x9/filters:focal(1x1:2x2)",
		],
		["defaults are not written", "0x0/filters:quality(85):blur(0):brightness(0):rotate(0)", ""],
		["one order of filters", "filters:rotate(90):blur(5,2)", "filters:blur(2):rotate(90)"],
		["fit-in needs both edges, and never enlarges", "fit-in/9x0/filters:fill(fff)", "9x0"],
		["what stands inside never grows", "fit-in/9x9/filters:no_upscale()", "fit-in/9x9"],
		["leading zeros", "0300x00200", "300x200"],
	])("one address for one picture: %s", (_why, path, canonical) => {
		expect(formatImagePath(parsed(path))).toBe(canonical);
	});

	test.each([
		["50000x1", "image_too_large", "50000x1"],
		["0x4001", "image_too_large", "0x4001"],
		["99999999999999999999x1", "image_too_large", "99999999999999999999x1"],
		["300x200/etc/passwd", "image_option_unknown", "etc"],
		["../../x", "image_option_unknown", ".."],
		["smart/300x200", "image_option_unknown", "300x200"],
		["9x9:3x3/20x20", "image_option_invalid", "9x9:3x3"],
		["5x5:5x9", "image_option_invalid", "5x5:5x9"],
		["filters:quality(101)", "image_option_invalid", "quality(101)"],
		["filters:quality(-1)", "image_option_invalid", "quality(-1)"],
		["filters:quality(1e9)", "image_option_invalid", "quality(1e9)"],
		["filters:blur(151)", "image_option_invalid", "blur(151)"],
		["filters:brightness(101)", "image_option_invalid", "brightness(101)"],
		["filters:rotate(45)", "image_option_invalid", "rotate(45)"],
		["filters:format(gif)", "image_option_invalid", "format(gif)"],
		["filters:fill(url)", "image_option_invalid", "fill(url)"],
		["filters:round_corner(9,256,0,0)", "image_option_invalid", "round_corner(9,256,0,0)"],
		["filters:focal(1x1)", "image_option_invalid", "focal(1x1)"],
		["filters:constructor()", "image_option_unknown", "constructor"],
		["filters:quality(1):quality(2)", "image_option_invalid", "quality(2)"],
		["filters:quality(1", "image_option_invalid", "quality(1"],
		[`filters:${"a".repeat(600)}()`, "image_option_invalid", "m"],
	])("/m/%s is refused", (path, code, option) => {
		expect(parseImagePath(path)).toEqual({ ok: false, error: { code, option } });
	});
});
