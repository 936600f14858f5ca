import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonParts, UnreadableJson } from "./json-parts.ts";

async function* inPieces(text: string, bytes: number) {
	const whole = Buffer.from(text);
	for (let at = 0; at < whole.length; at += bytes) yield whole.subarray(at, at + bytes);
}
const partsOf = (text: string, bytes = 5) => Array.fromAsync(jsonParts(inPieces(text, bytes)));

test("whatever an object holds comes back, cut anywhere", async () => {
	const value = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue({ maxDepth: 3 }), {
		noNullPrototype: true,
	});
	await fc.assert(
		fc.asyncProperty(
			value,
			fc.integer({ min: 1, max: 20 }),
			fc.constantFrom(0, 1),
			async (object, bytes, indent) => {
				const read: Record<string, unknown> = {};
				for (const { key, item, value } of await partsOf(JSON.stringify(object, null, indent), bytes)) {
					const known = read[key];
					Object.defineProperty(read, key, {
						value: item === undefined ? value : [...(Array.isArray(known) ? known : []), value],
						enumerable: true,
						configurable: true,
					});
				}
				for (const [key, one] of Object.entries(object)) {
					if (Array.isArray(one) && one.length === 0) continue;
					expect(read[key]).toEqual(JSON.parse(JSON.stringify(one)));
				}
			},
		),
	);
});

test("items know their number and their line", async () => {
	expect(await partsOf('{"a": [\n1,\n{"b": "}],"}],\n"c": "x"}')).toEqual([
		{ key: "a", item: 1, line: 2, value: 1 },
		{ key: "a", item: 2, line: 3, value: { b: "}]," } },
		{ key: "c", item: undefined, line: 4, value: "x" },
	]);
});

test.each([
	["", "Line 1: the file ends before its content does."],
	["[1]", "Line 1: this is no JSON object."],
	['{"a": [1,\n2', "Line 2: the file ends before its content does."],
	['{"a": [1,\n{b}]}', 'Line 2: entry 2 of "a" cannot be read as JSON.'],
	['{"a": nope}', 'Line 1: "a" cannot be read as JSON.'],
	['{"a": 1} more', "Line 1: this is no JSON object."],
])("%j is refused where it breaks", async (text, message) => {
	await expect(partsOf(text)).rejects.toThrow(new UnreadableJson(message));
});
