import fc from "fast-check";
import { expect, test } from "vitest";
import {
	filePlates,
	inspectPdf,
	memorySource,
	PROCESS_PLATES,
	plateSvg,
	readImage,
	readPage,
	readPdf,
	textRuns,
} from "../index.ts";
import { plainOptions } from "../testing/sample-card.ts";
import { drawPressPage } from "./testing/press-page.ts";
import { inflateBytes, writeSquare } from "./testing/read-back.ts";

const sound = await writeSquare(drawPressPage);
/** The same file with plain streams, so that damage reaches operators, fonts and maps. */
const plain = await writeSquare(drawPressPage, { ...plainOptions, deflate: (bytes) => bytes });

/** Reads all there is to read; codes of what failed. */
async function readAll(
	bytes: Uint8Array,
	inflate: (part: Uint8Array) => Promise<Uint8Array>,
): Promise<string[]> {
	const file = await readPdf(memorySource(bytes), inflate);
	if (!file.ok) return [file.error.code];
	const codes: string[] = [];
	const facts = await inspectPdf(file.value);
	if (!facts.ok) codes.push(facts.error.code);
	for (const page of file.value.pages) {
		const drawing = await readPage(page);
		if (!drawing.ok) {
			codes.push(drawing.error.code);
			continue;
		}
		textRuns(drawing.value);
		for (const plate of [...filePlates(drawing.value).plates, ...PROCESS_PLATES]) {
			const svg = plateSvg(drawing.value, plate, { imageHref: () => "" });
			if (!svg.ok) codes.push(svg.error.code);
		}
		for (const event of drawing.value.events) {
			const data = event.kind === "image" ? await readImage(file.value, event.image) : undefined;
			if (data && !data.ok) codes.push(data.error.code);
		}
	}
	return codes;
}

const unpacked = (bytes: Uint8Array) => Promise.resolve(bytes);
const KNOWN = ["pdf_damaged", "pdf_unsupported"];

test("the sound file is read without a fault, packed or plain", async () => {
	expect(await readAll(sound, inflateBytes)).toEqual([]);
	expect(await readAll(plain, unpacked)).toEqual([]);
});

test.each([
	["packed", sound, inflateBytes],
	["plain", plain, unpacked],
] as const)("changed bytes of a %s file give a result, never an exception", async (_, bytes, inflate) => {
	const change = fc.record({
		at: fc.nat(bytes.length - 1),
		to: fc.uint8Array({ minLength: 1, maxLength: 6 }),
	});
	await fc.assert(
		fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
			const copy = bytes.slice();
			for (const { at, to } of changes) copy.set(to.subarray(0, copy.length - at), at);
			for (const code of await readAll(copy, inflate)) expect(KNOWN).toContain(code);
		}),
		{ numRuns: 150 },
	);
});

test("swapped parts of a plain file give a result, never an exception", async () => {
	const part = fc.record({
		from: fc.nat(plain.length - 1),
		to: fc.nat(plain.length - 1),
		length: fc.integer({ min: 1, max: 40 }),
	});
	await fc.assert(
		fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 4 }), async (parts) => {
			const copy = plain.slice();
			for (const { from, to, length } of parts) copy.copyWithin(to, from, from + length);
			for (const code of await readAll(copy, unpacked)) expect(KNOWN).toContain(code);
		}),
		{ numRuns: 150 },
	);
});

test("a file cut off anywhere is damaged", async () => {
	await fc.assert(
		fc.asyncProperty(fc.nat(sound.length - 2), async (length) => {
			const [code] = await readAll(sound.slice(0, length), inflateBytes);
			expect(code).toBe("pdf_damaged");
		}),
		{ numRuns: 100 },
	);
});
