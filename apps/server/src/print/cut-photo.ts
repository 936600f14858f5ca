import { err, invariant, ok, type Result } from "@offizin/base";
import type { PlacedPhoto } from "@offizin/design";
import { readJpeg } from "@offizin/pdf";
import type { PrintPhoto } from "@offizin/production";
import sharp from "sharp";
import { MAX_PIXELS } from "../uploads/upload-limits.ts";

interface Cut {
	readonly bytes: Uint8Array;
	readonly placed: PlacedPhoto;
	/** Path of the ICC profile of the printing condition. */
	readonly profile: string;
	/** JPEG quality, 1–100. */
	readonly quality: number;
}

/**
 * The printed part of a photo at its full resolution in the colours of the press: upright, on white, 4:4:4. The photo
 * must have the size it had when it was placed; otherwise the crop would show something else.
 */
export async function cutPhoto({
	bytes,
	placed,
	profile,
	quality,
}: Cut): Promise<Result<PrintPhoto, string>> {
	const { crop } = placed;
	const { autoOrient: size } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
	if (size.width !== placed.width || size.height !== placed.height) {
		return err(`${size.width} × ${size.height} instead of ${placed.width} × ${placed.height} pixels`);
	}
	const data = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
		.autoOrient()
		.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height })
		.flatten({ background: "#ffffff" })
		.toColourspace("cmyk")
		.withIccProfile(profile, { attach: false })
		.jpeg({ quality, chromaSubsampling: "4:4:4" })
		.toBuffer();
	const info = readJpeg(data);
	invariant(info.ok && info.value.components === 4, "libvips writes CMYK JPEG files that can be read");
	return ok({ info: info.value, data });
}
