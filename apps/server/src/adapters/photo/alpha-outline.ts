import { invariant } from "@offizin/base";
import { photoOutline } from "@offizin/design";
import sharp, { type Metadata } from "sharp";
import { readMetadata } from "./open-photo.ts";
import { MAX_PIXELS } from "./upload-limits.ts";

/** Longest edge of what is traced: of a film of 60 cm each pixel is less than a millimetre. */
const EDGE = 800;

/** The lines around what a photo shows, in its upright pixels; null where it shows something everywhere, or nothing. */
export async function alphaOutline(path: string): Promise<string | null> {
	const header = await readMetadata(path);
	if (!header?.hasAlpha || !isDecoded(header)) return null;
	const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS })
		.autoOrient()
		.resize(EDGE, EDGE, { fit: "inside", withoutEnlargement: true })
		.toColourspace("srgb")
		.extractChannel("alpha")
		.raw({ depth: "uchar" })
		.toBuffer({ resolveWithObject: true });
	invariant(info.channels === 1, "the alpha of a photo is one channel");
	return photoOutline({ width: info.width, height: info.height, data }, header.autoOrient) ?? null;
}

/** Of a HEIC file libvips reads no more than the header, and cameras write none with alpha. */
function isDecoded({ format, compression }: Metadata): boolean {
	return format !== "heif" || compression === "av1";
}
