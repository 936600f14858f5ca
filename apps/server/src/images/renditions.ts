import { err, ok, type Result } from "@offizin/base";
import sharp from "sharp";
import { contentKey, type FileStore } from "../files/file-store.ts";
import { narrowGate } from "./narrow-gate.ts";

/** Longest edge in pixels. */
const edges = { screen: 1600, thumb: 320 } as const;
export type Rendition = keyof typeof edges;
export const renditions: readonly Rendition[] = ["screen", "thumb"];

interface Source {
	readonly sha256: string;
	/** The whole file, or its path while it is not in the store yet. */
	readonly input: string | Uint8Array;
}

/** Turned, interlaced and WebP photos are decoded whole: up to a gigabyte each at the limit of pixels. */
const decoding = narrowGate(2);

const keyOf = (sha256: string, rendition: Rendition) => contentKey("renditions", sha256, `-${rendition}.jpg`);

/**
 * Makes every rendition of a photo: upright, sRGB, without metadata, as JPEG. Reads the whole photo, so a file that is cut
 * off or broken inside is found here: `upload_damaged`.
 */
export async function makeRenditions(
	files: FileStore,
	{ sha256, input }: Source,
	maxPixels: number,
): Promise<Result<undefined, "upload_damaged">> {
	const screen = await decoding(() => render(input, "screen", maxPixels));
	if (!screen) return err("upload_damaged");
	const thumb = await render(screen, "thumb", maxPixels);
	if (!thumb) return err("upload_damaged");
	await files.write(keyOf(sha256, "screen"), screen);
	await files.write(keyOf(sha256, "thumb"), thumb);
	return ok(undefined);
}

async function render(input: string | Uint8Array, rendition: Rendition, maxPixels: number) {
	const edge = edges[rendition];
	try {
		return await sharp(input, { limitInputPixels: maxPixels, failOn: "error", sequentialRead: true })
			.autoOrient()
			.resize(edge, edge, { fit: "inside", withoutEnlargement: true })
			.toColourspace("srgb")
			// What is transparent shows the paper.
			.flatten({ background: "#ffffff" })
			.jpeg({ quality: 85, progressive: true })
			.toBuffer();
	} catch {
		// libvips has one error for everything that is wrong with a file.
		return undefined;
	}
}

/** Removes every rendition of a photo, as far as there are any. */
export async function removeRenditions(files: FileStore, sha256: string): Promise<void> {
	for (const rendition of renditions) await files.delete(keyOf(sha256, rendition));
}

/** A rendition as JPEG: the one photo format that the rasteriser of our SVGs reads too. */
export function readRendition(files: FileStore, sha256: string, rendition: Rendition): Promise<Uint8Array> {
	return files.read(keyOf(sha256, rendition));
}
