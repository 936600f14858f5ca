import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { folderStore } from "../../apps/server/src/adapters/files/folder-store.ts";
import { createLog, type Log } from "../../apps/server/src/adapters/log/log.ts";
import { assetKey } from "../../apps/server/src/nouns/content/assets/asset-file.ts";
import { createImageService, type Image } from "../../apps/server/src/nouns/images/image-service.ts";
import { keepPictures, picturesFolder } from "../../apps/server/src/nouns/pictures/kept-pictures.ts";
import { createRenderPool } from "../../apps/server/src/nouns/rendering/render-pool.ts";
import type { Renderer } from "../../apps/server/src/nouns/rendering/renderer.ts";
import { type ImageFormat, parseImagePath } from "../../packages/content/src/index.ts";
import { REAL_PHOTO_SIZE, realPhoto } from "../../tools/real-photo.ts";
import { inRounds } from "../rounds.ts";
import type { Figure, Row } from "../row.ts";

const MIN_RATIO = 0.9;
const ROUNDS = 5;
const samples = ["boats", "allium", "canyon"] as const;
/** A phone, a phone of twice the density, a large window. */
const widths = [575, 1150, 1900] as const;

interface Photo {
	readonly path: string;
	readonly asset: Image["asset"];
}

async function loadPhoto(sample: (typeof samples)[number]): Promise<Photo> {
	const path = await realPhoto({ sample });
	const hash = createHash("sha256").update(readFileSync(path)).digest("hex");
	return { path, asset: { hash, ...REAL_PHOTO_SIZE } };
}

/** Milliseconds for each picture that is made, from the key that nobody knows to the bytes in the store. */
async function oursMs(
	photos: readonly Photo[],
	renderer: Renderer,
	format: ImageFormat,
	log: Log,
): Promise<number> {
	const folder = mkdtempSync(join(tmpdir(), "offizin-bench-images-"));
	try {
		const files = folderStore(folder);
		for (const { path, asset } of photos) {
			const target = join(folder, assetKey(asset.hash));
			mkdirSync(dirname(target), { recursive: true });
			copyFileSync(path, target);
		}
		const space = { isScarce: async () => false, measure: async () => ({ files: 0, data: 0 }) };
		const kept = keepPictures(files, { folder: picturesFolder, space, log });
		const images = createImageService(kept, renderer, files);
		return await msOfEach(photos, async ({ asset }, width) => {
			const options = parseImagePath(`${width}x0`);
			if (!options.ok) throw new Error(options.error.code);
			const image = { asset, options: options.value, format };
			if (await images.find(image)) throw new Error("A picture was made twice.");
			const made = await images.make(image, "bench");
			if (!made.ok) throw new Error(made.error);
		});
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** The same pictures by sharp alone, with the settings of our coder, in this process. */
function sharpMs(photos: readonly Photo[], format: "webp" | "avif"): Promise<number> {
	const coding = { webp: { quality: 85, effort: 3 }, avif: { quality: 68, effort: 2 } };
	return msOfEach(photos, ({ path }, width) =>
		sharp(path).autoOrient().resize({ width }).toFormat(format, coding[format]).toBuffer(),
	);
}

async function msOfEach(
	photos: readonly Photo[],
	make: (photo: Photo, width: number) => Promise<unknown>,
): Promise<number> {
	const start = performance.now();
	for (const photo of photos) for (const width of widths) await make(photo, width);
	return (performance.now() - start) / (photos.length * widths.length);
}

/** Pictures of 12-megapixel photos made for a page, one after the other, beside bare sharp. */
export const images: Row = {
	name: "images",
	async run() {
		const photos = await Promise.all(samples.map(loadPhoto));
		const log = createLog("error");
		const renderer = createRenderPool({ profileFolder: "", log });
		sharp.cache(false);
		sharp.concurrency(1);
		async function compare(format: "webp" | "avif"): Promise<Figure> {
			const ms = await inRounds(
				{ ours: () => oursMs(photos, renderer, format, log), sharp: () => sharpMs(photos, format) },
				ROUNDS,
			);
			const ratio = ms.sharp / ms.ours;
			return {
				what: `Picture of a photo of 12 megapixels as ${format === "webp" ? "WebP" : "AVIF"}, against bare sharp`,
				ours: `${Math.round(ms.ours)} ms`,
				peer: `${Math.round(ms.sharp)} ms`,
				ratio: `${Math.round(ratio * 100)} %`,
				budget: `≥ ${MIN_RATIO * 100} %`,
				isKept: ratio >= MIN_RATIO,
			};
		}
		try {
			// The first picture starts the process.
			await oursMs(photos, renderer, "webp", log);
			return { figures: [await compare("webp"), await compare("avif")], notes: [] };
		} finally {
			await renderer.close();
		}
	},
};
