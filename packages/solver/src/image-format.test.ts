import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatImageFormat, parseImageFormat } from "./image-format.ts";

describe("[3.9-1] image format", () => {
	test("yields width and height", () => {
		expect(parseImageFormat("640x480")).toEqual({ ok: true, value: { width: 640, height: 480 } });
	});

	test("format then parse is identity", () => {
		const edge = fc.integer({ min: 1, max: 9_999_999 });
		fc.assert(
			fc.property(edge, edge, (width, height) => {
				expect(parseImageFormat(formatImageFormat({ width, height }))).toEqual({
					ok: true,
					value: { width, height },
				});
			}),
		);
	});

	test.each([
		"",
		"640",
		"640x",
		"x480",
		"0x480",
		"640x0",
		"-1x2",
		"6.5x4",
		"640X480",
		"640x480x2",
		" 640x480",
		"12345678x1",
	])("[5-2] %j is refused", (value) => {
		expect(parseImageFormat(value)).toEqual({ ok: false, error: { code: "image_format_invalid", value } });
	});
});
