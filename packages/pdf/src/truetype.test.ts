import fc from "fast-check";
import { expect, test } from "vitest";
import { fontBytes, must } from "./testing/sample-files.ts";
import { readFont } from "./truetype.ts";

/** The font file with bytes changed at `table`'s start plus `offset`. */
function changed(table: string, offset: number, ...values: number[]): Uint8Array {
	const bytes = Buffer.from(fontBytes("cormorant"));
	const entry = bytes.indexOf(table, 12, "latin1");
	bytes.set(values, bytes.readUInt32BE(entry + 8) + offset);
	return bytes;
}

function renamed(table: string, tag: string): Uint8Array {
	const bytes = Buffer.from(fontBytes("cormorant"));
	bytes.write(tag, bytes.indexOf(table, 12, "latin1"), "latin1");
	return bytes;
}

const flavour = (tag: string) => Buffer.concat([Buffer.from(tag), fontBytes("cormorant").subarray(4)]);
const code = (bytes: Uint8Array) => {
	const read = readFont(bytes);
	return read.ok ? "accepted" : read.error.code;
};

test("figures of the font are read", () => {
	const font = must(readFont(fontBytes("cormorant")));
	expect(font.postScriptName).toBe("CormorantGaramond-Regular");
	expect(font.unitsPerEm).toBe(1000);
	expect(font.metrics).toMatchObject({ italicAngle: 0, weight: 400, isFixedPitch: false });
	expect(font.metrics.capHeight).toBeGreaterThan(600);
	expect(font.metrics.descent).toBeLessThan(0);
});

test.each([
	["PostScript outlines", flavour("OTTO"), "font-cff"],
	["a collection", flavour("ttcf"), "font-collection"],
	["a variable font", renamed("GSUB", "fvar"), "font-variable"],
	["forbidden embedding", changed("OS/2", 8, 0, 2), "font-embedding-forbidden"],
	["a web font", flavour("wOF2"), "font-damaged"],
	["no bytes", new Uint8Array(0), "font-damaged"],
	["a missing table", renamed("hmtx", "xxxx"), "font-damaged"],
	["zero units per em", changed("head", 18, 0, 0), "font-damaged"],
	["more metrics than glyphs", changed("hhea", 34, 0xff, 0xff), "font-damaged"],
	["more glyphs than places", changed("maxp", 4, 0xff, 0xff), "font-damaged"],
	["an outline outside its table", changed("loca", 4, 0xff, 0xff, 0xff, 0xff), "font-damaged"],
])("%s is refused", (_, bytes, expected) => expect(code(bytes)).toBe(expected));

test("cut or disturbed fonts give an answer, never a crash", () => {
	const whole = fontBytes("cormorant");
	const disturbance = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 30 });
	fc.assert(
		fc.property(fc.nat(whole.length), disturbance, (length, changes) => {
			const bytes = Uint8Array.from(whole);
			for (const [at, value] of changes) bytes[at % 600] = value;
			expect(code(bytes)).toMatch(/^(accepted|font-)/);
			// Up to three bytes at the end only fill the last word.
			if (length < whole.length - 3) expect(code(whole.subarray(0, length))).toBe("font-damaged");
		}),
		{ numRuns: 60 },
	);
});
