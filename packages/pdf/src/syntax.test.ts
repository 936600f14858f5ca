import fc from "fast-check";
import { expect, test } from "vitest";
import { utf8, utf16Hex } from "./encode-text.ts";
import { formatDate, formatName, formatNumber, formatText } from "./syntax.ts";

test("numbers are plain decimals within half a last place", () => {
	fc.assert(
		fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
			const text = formatNumber(value, 4);
			expect(text).toMatch(/^-?\d+(\.\d{0,3}[1-9])?$/);
			expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(0.5001e-4);
		}),
	);
});

test.each([
	[-0.00001, "0"],
	[1e-7, "0"],
	[297.6378, "297.6378"],
	[1.5, "1.5"],
	[-0, "0"],
	[123456789, "123456789"],
])("number %d is written %s", (value, text) => expect(formatNumber(value)).toBe(text));

test("a number that is none is refused", () => {
	expect(() => formatNumber(Number.NaN)).toThrow("NaN");
	expect(() => formatNumber(1e21)).toThrow("1e+21");
});

test("names come back byte for byte after unescaping", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (name) => {
			fc.pre(!name.includes("\0"));
			const written = formatName(name);
			expect(written).toMatch(/^\/[!-~]*$/);
			expect(written.slice(1)).not.toMatch(/[()<>[\]{}/%]/);
			const bytes = written
				.slice(1)
				.replace(/#(..)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
			expect(Buffer.from(bytes, "latin1")).toEqual(Buffer.from(name.toWellFormed(), "utf8"));
		}),
	);
});

test.each([
	["FOLIE", "/FOLIE"],
	["PANTONE 871 C", "/PANTONE#20871#20C"],
	["A#1/(x)", "/A#231#2F#28x#29"],
	["Prägung", "/Pr#C3#A4gung"],
])("the plate name %s is written %s", (name, written) => expect(formatName(name)).toBe(written));

test("text strings escape delimiters, and leave ASCII only when they must", () => {
	expect(formatText("a (b) \\ c")).toBe("(a \\(b\\) \\\\ c)");
	expect(formatText("Zoë")).toBe("<FEFF005A006F00EB>");
});

test("dates keep their zone", () => {
	expect(formatDate("2026-11-20T05:47:00.123Z")).toBe("(D:20261120054700Z)");
	expect(formatDate("2026-11-20T06:47:00+01:00")).toBe("(D:20261120064700+01'00')");
	expect(() => formatDate("2026-11-20")).toThrow("2026-11-20");
});

test("UTF-8 and UTF-16 agree with the platform's encoders", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (text) => {
			expect(Buffer.from(utf8(text))).toEqual(Buffer.from(text.toWellFormed(), "utf8"));
			const swapped = Buffer.from(text.toWellFormed(), "utf16le").swap16();
			expect(utf16Hex(text).toLowerCase()).toBe(swapped.toString("hex"));
		}),
	);
	expect(utf16Hex("\ud800a")).toBe("FFFD0061");
});
