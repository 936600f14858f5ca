import { setImmediate } from "node:timers/promises";
import { err, ok, type Result } from "@offizin/base";
import sharp, { type Sharp } from "sharp";
import { MAX_PIXELS } from "../uploads/upload-limits.ts";
import { colorEngine } from "./color-engine.ts";
import { SRGB } from "./color-profile.ts";
import { decodePart, type Pixels } from "./photo-pixels.ts";
import { openPhoto, type PhotoError, type PhotoSource } from "./photo-source.ts";
import { UPRIGHT } from "./placement.ts";

interface ScreenSize {
	/** Longest edge in pixels; photos are never enlarged. */
	readonly edge: number;
	readonly quality: number;
}

/** A file that takes longer is made to (thousands of scans, for instance). */
const MAX_SECONDS = 60;
/** Bytes converted before others get their turn. */
const STRIP = 4 * 65_536;

/**
 * The photo as screens show it: upright, sRGB, on white, without metadata, as progressive JPEG. Reads the whole file, so
 * one that is cut off or broken inside is found here.
 */
export async function screenPhoto(
	input: string | Uint8Array,
	screen: ScreenSize,
): Promise<Result<Buffer, PhotoError>> {
	const source = await openPhoto(input);
	if (!source.ok) return source;
	if (source.value.colors.channels === 4) return showInk(source.value, screen);
	const picture = sharp(input, { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true })
		.autoOrient()
		.resize(screen.edge, screen.edge, { fit: "inside", withoutEnlargement: true })
		.toColourspace("srgb")
		// What is transparent shows the paper.
		.flatten({ background: "#ffffff" });
	return encode(picture, screen);
}

/** Inks by the profile that print takes them by: libvips knows another one, and leaves black grey. */
async function showInk(source: PhotoSource, screen: ScreenSize): Promise<Result<Buffer, PhotoError>> {
	const { width, height } = source;
	const share = Math.min(1, screen.edge / Math.max(width, height));
	const size = { width: atLeastOne(width * share), height: atLeastOne(height * share) };
	const part = { crop: { x: 0, y: 0, width, height }, placement: UPRIGHT, size };
	const decoded = await decodePart(source, part);
	if (!decoded.ok) return decoded;
	const raw = { ...size, channels: 3 } as const;
	return encode(sharp(await inSrgb(decoded.value), { raw }), screen);
}

async function inSrgb({ data, colors }: Pixels): Promise<Buffer> {
	const engine = await colorEngine();
	const strips: Uint8Array[] = [];
	for (let at = 0; at < data.length; at += STRIP) {
		strips.push(engine.convert(data.subarray(at, at + STRIP), { from: colors, to: SRGB }));
		await setImmediate();
	}
	return Buffer.concat(strips);
}

const atLeastOne = (pixels: number) => Math.max(1, Math.round(pixels));

async function encode(picture: Sharp, { quality }: ScreenSize): Promise<Result<Buffer, PhotoError>> {
	try {
		return ok(
			await picture
				.timeout({ seconds: MAX_SECONDS })
				.jpeg({ quality, progressive: true, chromaSubsampling: "4:4:4" })
				.toBuffer(),
		);
	} catch {
		// libvips has one error for everything that is wrong with a file.
		return err("photo_damaged");
	}
}
