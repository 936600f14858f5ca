import { open, statfs } from "node:fs/promises";
import { join } from "node:path";
import { err, invariant, ok, type Result } from "@offizin/base";
import sharp, { type Sharp } from "sharp";
import type { ColorProfile } from "./color-profile.ts";
import type { DecodeError, OpenPhoto } from "./open-photo.ts";
import { type Part, spaces, storedPart } from "./photo-pixels.ts";
import { followedBy, type Placement, partBefore, placedSize } from "./placement.ts";

/** A picture in a file instead of in memory, interleaved, to be read a few rows at a time. */
export interface PixelFile {
	readonly width: number;
	readonly height: number;
	readonly colors: ColorProfile;
	/** Rows from `top` on, as many as there are of `count`. Of 16 bits where the photo has more than 8. */
	rows(top: number, count: number): Promise<Uint8Array | Uint16Array>;
	close(): Promise<void>;
}

const deepSpaces = { 1: "grey16", 3: "rgb16" } as const;

/** Decodes a part of a photo as `decodePart` does, into a file in `folder`: no more than some rows stand in memory. */
export async function decodeToFile(
	source: OpenPhoto,
	part: Part,
	folder: string,
): Promise<Result<PixelFile, DecodeError>> {
	const { colors } = source;
	const isDeep = source.isDeep && colors.channels !== 4;
	const space = isDeep ? deepSpaces[colors.channels === 1 ? 1 : 3] : spaces[colors.channels];
	await checkRoom(folder, part.size);
	const path = join(folder, "stored.v");
	const stored = await writePixels(storedPart(source, part).toColourspace(space), path);
	if (!stored) return err("photo_damaged");
	invariant(stored.channels === colors.channels, `${stored.channels} channels in ${space}`);
	const placement = followedBy(source.upright, part.placement);
	const written = { path, stored, placement, colors, isDeep, space };
	return ok(placement.mirrored || placement.turn !== 0 ? laidPixels(written) : await uprightPixels(written));
}

/** Of a pixel in every file that is made of a photo. */
const BYTES_PER_PIXEL = 20;

/** A full disk must not be taken for a damaged photo. */
async function checkRoom(folder: string, { width, height }: Part["size"]): Promise<void> {
	const { bavail, bsize } = await statfs(folder);
	const needed = width * height * BYTES_PER_PIXEL;
	if (bavail * bsize < needed) throw new Error(`${folder} has no room for ${needed} bytes of a photo`);
}

async function writePixels(picture: Sharp, path: string) {
	try {
		const { width, height, channels } = await picture.toFile(path);
		return { width, height, channels };
	} catch {
		// libvips has one error for everything that is wrong with a file.
		return undefined;
	}
}

interface Written {
	readonly path: string;
	readonly stored: { readonly width: number; readonly height: number };
	readonly placement: Placement;
	readonly colors: ColorProfile;
	readonly isDeep: boolean;
	readonly space: (typeof spaces)[1 | 3 | 4] | (typeof deepSpaces)[1 | 3];
}

/** Of the format of libvips: the pixels follow at once, row by row, in the order of bytes of this machine. */
const HEADER_BYTES = 64;

async function uprightPixels({ path, stored, colors, isDeep }: Written): Promise<PixelFile> {
	const handle = await open(path);
	const { width, height } = stored;
	const rowBytes = width * colors.channels * (isDeep ? 2 : 1);
	return {
		...{ width, height, colors },
		async rows(top, count) {
			const bytes = new Uint8Array(Math.min(count, height - top) * rowBytes);
			const { bytesRead } = await handle.read(bytes, 0, bytes.length, HEADER_BYTES + top * rowBytes);
			invariant(bytesRead === bytes.length, "all rows were written");
			return isDeep ? new Uint16Array(bytes.buffer) : bytes;
		},
		close: () => handle.close(),
	};
}

/** Turned a few rows at a time: libvips as sharp calls it takes everything it turns into memory. */
function laidPixels({ path, stored, placement, colors, isDeep, space }: Written): PixelFile {
	const { mirrored, turn } = placement;
	const { width, height } = placedSize(stored, placement);
	return {
		...{ width, height, colors },
		async rows(top, count) {
			const band = { x: 0, y: top, width, height: Math.min(count, height - top) };
			const { x, y, ...size } = partBefore(placement, stored, band);
			const picture = sharp(path, { limitInputPixels: false })
				.extract({ left: x, top: y, ...size })
				.flop(mirrored)
				.rotate(turn)
				.toColourspace(space)
				.raw(isDeep ? { depth: "ushort" } : {});
			if (space === "cmyk") picture.pipelineColourspace(space);
			const { buffer, byteOffset, length } = await picture.toBuffer();
			return isDeep
				? new Uint16Array(buffer, byteOffset, length / 2)
				: new Uint8Array(buffer, byteOffset, length);
		},
		close: async () => undefined,
	};
}
