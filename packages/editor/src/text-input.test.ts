import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { document } from "./design-fixtures.ts";
import { neighbourField, textFields } from "./text-fields.ts";
import { caretAfterChange, caretMoveOf, fitInput, plainText, wordRangeAt } from "./text-input.ts";

describe("pasted text", () => {
	it.each([
		["Zeile 1\r\nZeile 2\r\n", true, "Zeile 1\nZeile 2"],
		["Zeile 1\u2028Zeile 2", true, "Zeile 1\nZeile 2"],
		["Anna \r\n & Paul", false, "Anna & Paul"],
		["a\tb\u0007\ufeffc", true, "a bc"],
		["Mu\u0308nchen", true, "München"],
		["10\u00a0Uhr", true, "10\u00a0Uhr"],
	])("%j becomes plain", (pasted, isMultiline, expected) => {
		expect(plainText(pasted, isMultiline)).toBe(expected);
	});
});

describe("the limit of a field", () => {
	it("cuts what was put in, not what stood there", () => {
		expect(fitInput("Anna  Paul", "Anna und auch Paul", 14)).toEqual({
			text: "Anna und  Paul",
			caret: 9,
			cut: 4,
		});
	});

	it("never divides a character", () => {
		expect(fitInput("ab", "ab👩‍👩‍👧", 4)).toEqual({ text: "ab", caret: 2, cut: 8 });
	});

	it("[law] the result keeps to the limit and differs from both texts only where something was put in", () => {
		fc.assert(
			fc.property(
				fc.string(),
				fc.nat(),
				fc.string(),
				fc.integer({ min: 0, max: 20 }),
				(text, where, put, room) => {
					const at = where % (text.length + 1);
					const after = text.slice(0, at) + put + text.slice(at);
					const limit = text.length + room;
					const fitted = fitInput(text, after, limit);
					expect(fitted.text.length).toBeLessThanOrEqual(limit);
					expect(fitted.text.length + fitted.cut).toBe(after.length);
					if (put.length <= room) expect(fitted.text).toBe(after);
				},
			),
		);
	});
});

describe("caret", () => {
	it("stands behind what undo brought back", () => {
		expect(caretAfterChange("Anna Paul", "Anna & Paul")).toBe(7);
		expect(caretAfterChange("Anna & Paul", "Anna Paul")).toBe(5);
	});

	it("a double click takes the word, at the end of the text the last one", () => {
		expect(wordRangeAt("Anna & Paul", 2)).toEqual({ anchor: 0, caret: 4 });
		expect(wordRangeAt("Anna & Paul", 11)).toEqual({ anchor: 7, caret: 11 });
		expect(wordRangeAt("", 0)).toEqual({ anchor: 0, caret: 0 });
	});

	it("leaves keys alone whose meaning does not depend on lines", () => {
		const press = { shift: false, command: false, alt: false };
		expect(caretMoveOf({ ...press, key: "Home" })).toBe("lineStart");
		expect(caretMoveOf({ ...press, key: "Home", command: true })).toBeUndefined();
		expect(caretMoveOf({ ...press, key: "ArrowLeft" })).toBeUndefined();
	});
});

describe("fields", () => {
	it("come in reading order, and Tab goes through them", () => {
		expect(textFields(document).map(({ element }) => element.id)).toEqual(["names", "date", "reply"]);
		expect(neighbourField(document, "date", 1)?.element.id).toBe("reply");
		expect(neighbourField(document, "names", -1)).toBeUndefined();
	});
});
