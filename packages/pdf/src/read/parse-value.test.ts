import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { latin1 } from "../encode-text.ts";
import { formatBytes, formatName, formatNumber, formatText } from "../syntax.ts";
import { createCursor } from "./cursor.ts";
import { fromTextString } from "./decode-text.ts";
import { parseNext, parseValue } from "./parse-value.ts";
import { attemptNow } from "./read-error.ts";
import { asBytes } from "./value.ts";

const parse = (text: string) => parseValue(createCursor(latin1(text)));
const anyText = fc.string({ unit: "binary" });

describe("what the writer formats is read as it was", () => {
	test("names of any characters", () => {
		const names = anyText.filter((name) => !name.includes("\0"));
		fc.assert(
			fc.property(names, (name) => {
				expect(parse(`${formatName(name)} `)).toEqual({ type: "name", name: name.toWellFormed() });
			}),
		);
	});

	test("texts of any characters", () => {
		fc.assert(
			fc.property(anyText, (text) => {
				expect(fromTextString(asBytes(parse(formatText(text))) ?? new Uint8Array())).toBe(
					text.toWellFormed(),
				);
			}),
		);
	});

	test("bytes and numbers", () => {
		fc.assert(
			fc.property(fc.uint8Array(), fc.double({ min: -1e9, max: 1e9, noNaN: true }), (bytes, number) => {
				expect(parse(formatBytes(bytes))).toEqual({ type: "string", bytes });
				const read = parse(`[${formatNumber(number)}]`);
				expect(read).toEqual({ type: "array", items: [expect.closeTo(number, 4)] });
			}),
		);
	});
});

describe("syntax of ISO 32000-1, 7.2 and 7.3", () => {
	test.each([
		["(a(b)c\\)\\101\\\r\n\\n)", "a(b)c)A\n"],
		["(line\r\nline)", "line\nline"],
		["<48 65 6C6c6F2>", "Hello "],
		["(\\7a\\0053)", "\u0007a\u00053"],
	])("string %s", (source, expected) => {
		expect(parse(source)).toEqual({ type: "string", bytes: latin1(expected) });
	});

	test("numbers, names, references, comments and nesting", () => {
		const name = (value: string) => ({ type: "name", name: value });
		expect(parse("[+.5 -3. 12 0 R 1 2 /A#42% a comment\n/ null true << /K [1 0] /L 7 0 R >>]")).toEqual({
			type: "array",
			items: [
				...[0.5, -3, { type: "ref", num: 12 }, 1, 2, name("AB"), name(""), null, true],
				{
					type: "dict",
					entries: new Map<string, unknown>([
						["K", { type: "array", items: [1, 0] }],
						["L", { type: "ref", num: 7 }],
					]),
				},
			],
		});
	});

	test("an operator stands between objects", () => {
		expect(parseNext(createCursor(latin1(" f* ")))).toEqual({ type: "keyword", word: "f*" });
		expect(parseNext(createCursor(latin1("  ")))).toEqual({ type: "keyword", word: "" });
	});

	test.each([
		["[1 2", '"" in an array'],
		["(abc", "a string has no end"],
		["<4X>", "a hexadecimal string holds another sign"],
		["<< 1 2 >>", "a dictionary's key is no name"],
		["<< /A endobj", '"endobj" where an object was expected'],
		["[".repeat(100), "objects nested deeper than 64"],
		["9".repeat(400), "a number without bounds"],
		[")", "a stray )"],
	])("%s is damage", (source, message) => {
		expect(attemptNow(() => parse(source))).toEqual({ ok: false, error: { code: "pdf_damaged", message } });
	});
});
