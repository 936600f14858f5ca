import { err, ok, type Result } from "@offizin/base";
import { contentKey, type FileStore } from "../files/file-store.ts";
import { screenPhoto } from "../photo/screen-photo.ts";
import { narrowGate } from "./narrow-gate.ts";

/** Longest edge in pixels. */
const edges = { screen: 1600, thumb: 320 } as const;
/** With full colour: at 85, JPEG itself is farther from the print than the press is. */
const QUALITY = 90;
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

/** Makes every rendition of a photo; `upload_damaged` when it cannot be read to its end. */
export async function makeRenditions(
	files: FileStore,
	{ sha256, input }: Source,
): Promise<Result<undefined, "upload_damaged">> {
	const screen = await decoding(() => screenPhoto(input, { edge: edges.screen, quality: QUALITY }));
	if (!screen.ok) return err("upload_damaged");
	const thumb = await screenPhoto(screen.value, { edge: edges.thumb, quality: QUALITY });
	if (!thumb.ok) return err("upload_damaged");
	await files.write(keyOf(sha256, "screen"), screen.value);
	await files.write(keyOf(sha256, "thumb"), thumb.value);
	return ok(undefined);
}

/** Removes every rendition of a photo, as far as there are any. */
export async function removeRenditions(files: FileStore, sha256: string): Promise<void> {
	for (const rendition of renditions) await files.delete(keyOf(sha256, rendition));
}

/** A rendition as JPEG: the one photo format that the rasteriser of our SVGs reads too. */
export function readRendition(files: FileStore, sha256: string, rendition: Rendition): Promise<Uint8Array> {
	return files.read(keyOf(sha256, rendition));
}
