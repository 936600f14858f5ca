import { err, invariant, ok, type Result } from "@offizin/base";
import type { Crop } from "@offizin/design";
import sharp, { type Sharp } from "sharp";
import type { ColorProfile } from "./color-profile.ts";
import type { DecodeError, OpenPhoto } from "./open-photo.ts";
import { followedBy, type Placement, partBefore, placedSize } from "./placement.ts";
import { MAX_PIXELS } from "./upload-limits.ts";

/** A picture in memory: 8 bits per channel, interleaved, row by row. */
export interface Pixels {
	readonly width: number;
	readonly height: number;
	readonly data: Uint8Array;
	readonly colors: ColorProfile;
}

// Every picture is made once: kept operations would only keep their files and pixels.
sharp.cache(false);

/** What libvips calls them, by their channels. */
export const spaces = { 1: "b-w", 3: "srgb", 4: "cmyk" } as const;

export interface Part {
	/** In pixels of the upright photo. */
	readonly crop: Crop;
	/** How the part is laid after it was cut. */
	readonly placement: Placement;
	/** Pixels it becomes; those of the cut, or fewer. */
	readonly size: { readonly width: number; readonly height: number };
}

/** Decodes a part of a photo in its own colours; what is transparent becomes white, paper. */
export async function decodePart(source: OpenPhoto, part: Part): Promise<Result<Pixels, DecodeError>> {
	const { mirrored, turn } = followedBy(source.upright, part.placement);
	const space = spaces[source.colors.channels];
	const picture = storedPart(source, part).flop(mirrored).rotate(turn).toColourspace(space).raw();
	const decoded = await decode(picture);
	if (!decoded) return err("photo_damaged");
	const { data, info } = decoded;
	invariant(info.channels === source.colors.channels, `${info.channels} channels in ${space}`);
	return ok({ width: info.width, height: info.height, data, colors: source.colors });
}

/** A part as it lies in the file, on white and of the size it becomes: cut before it is turned, and read row by row. */
export function storedPart(source: OpenPhoto, part: Part): Sharp {
	const cut = partBefore(source.upright, placedSize(source, source.upright), part.crop);
	const laid = followedBy(source.upright, part.placement);
	const picture = sharp(source.input, {
		limitInputPixels: MAX_PIXELS,
		failOn: "error",
		sequentialRead: true,
		ignoreIcc: true,
		...(source.raw && { raw: source.raw }),
	})
		.extract({ left: cut.x, top: cut.y, width: cut.width, height: cut.height })
		.resize({ ...placedSize(part.size, laid), fit: "fill" })
		.flatten({ background: "#ffffff" });
	// Else libvips would make CMYK pass through sRGB on its way.
	return source.colors.channels === 4 ? picture.pipelineColourspace("cmyk") : picture;
}

async function decode(picture: Sharp) {
	try {
		return await picture.toBuffer({ resolveWithObject: true });
	} catch {
		// libvips has one error for everything that is wrong with a file.
		return undefined;
	}
}

const MEGABYTE = 2 ** 20;

/**
 * Gives the memory of pixels back at once; they are empty afterwards. The collector does not hurry for memory outside
 * of its heap: ten photos would stand in it side by side.
 */
export function release(data: Uint8Array): void {
	const { buffer } = data;
	// Small ones may share their memory with others.
	if (buffer instanceof ArrayBuffer && buffer.byteLength === data.byteLength && data.byteLength > MEGABYTE) {
		buffer.transfer(0);
	}
}

/** Gives pixels that were decoded with the file back, up to 200 MB; the source is of no use afterwards. */
export function closePhoto({ input, raw }: OpenPhoto): void {
	if (raw) release(input);
}
