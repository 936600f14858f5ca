import { setImmediate } from "node:timers/promises";
import { err, ok, type Result } from "@offizin/base";
import { lookSteps, type PhotoLook } from "@offizin/design";
import sharp from "sharp";
import { adjustPixels } from "./adjust-pixels.ts";
import { colorEngine } from "./color-engine.ts";
import { type ColorProfile, SRGB } from "./color-profile.ts";
import { type DecodeError, openPhoto } from "./open-photo.ts";
import { closePhoto, decodePart, type Pixels, release } from "./photo-pixels.ts";
import { UPRIGHT } from "./placement.ts";

interface ScreenSize {
	/** Longest edge in pixels; photos are never enlarged. */
	readonly edge: number;
	/** Of JPEG, 1–100. */
	readonly quality: number;
	/** Taken before the press, as the print file takes it. */
	readonly look?: PhotoLook | undefined;
}

/** Pixels converted before others get their turn. */
const STRIP = 65_536;

/**
 * The photo as screens show it: upright, sRGB, on white, without metadata, as progressive JPEG. With the colours of a
 * press it is a soft proof. Reads the whole file, so one that is cut off or broken inside is found here.
 */
export async function screenPhoto(
	input: string | Uint8Array,
	{ edge, quality, look }: ScreenSize,
	press?: ColorProfile,
): Promise<Result<Buffer, DecodeError>> {
	const decoded = await decodeSmall(input, edge);
	if (!decoded.ok) return decoded;
	const seen = await asSeen(look ? await withLook(decoded.value, look) : decoded.value, press);
	release(decoded.value.data);
	return encodeScreen(seen, quality);
}

/** All of a photo, upright and in its own colours, with an edge no longer than `edge` pixels. */
export async function decodeSmall(
	input: string | Uint8Array,
	edge: number,
): Promise<Result<Pixels, DecodeError>> {
	const source = await openPhoto(input);
	if (!source.ok) return source;
	const { width, height } = source.value;
	const share = Math.min(1, edge / Math.max(width, height));
	const size = { width: atLeastOne(width * share), height: atLeastOne(height * share) };
	const all = { crop: { x: 0, y: 0, width, height }, placement: UPRIGHT, size };
	const decoded = await decodePart(source.value, all);
	closePhoto(source.value);
	return decoded;
}

async function withLook(pixels: Pixels, look: PhotoLook): Promise<Pixels> {
	const seen = await asSeen(pixels, undefined);
	adjustPixels(seen.data, { look: lookSteps(look) });
	return seen;
}

const atLeastOne = (pixels: number) => Math.max(1, Math.round(pixels));

/**
 * What the eye gets in sRGB. With the colours of a press: there and back by the very conversion the print file gets, so
 * that what its inks cannot show is not shown. Inks are read by the profile that print takes them by.
 */
export async function asSeen(pixels: Pixels, press: ColorProfile | undefined): Promise<Pixels> {
	const { data, colors, width, height } = pixels;
	const way = [colors, ...(press ? [press] : []), SRGB];
	const steps = way.slice(1).map((to, index) => ({ from: way[index] ?? to, to }));
	const needed = steps.filter(({ from, to }) => from.key !== to.key);
	const engine = await colorEngine();
	const seen = new Uint8Array(width * height * SRGB.channels);
	for (let at = 0; at < width * height; at += STRIP) {
		const strip = data.subarray(at * colors.channels, (at + STRIP) * colors.channels);
		seen.set(
			needed.reduce((converted, step) => engine.convert(converted, step), strip),
			at * SRGB.channels,
		);
		await setImmediate();
	}
	return { width, height, data: seen, colors: SRGB };
}

/** sRGB pixels as JPEG with full colour. */
export async function encodeScreen(
	{ data, width, height }: Pixels,
	quality: number,
	edge = Math.max(width, height),
): Promise<Result<Buffer, DecodeError>> {
	try {
		return ok(
			await sharp(data, { raw: { width, height, channels: 3 } })
				.resize(edge, edge, { fit: "inside", withoutEnlargement: true })
				.jpeg({ quality, progressive: true, chromaSubsampling: "4:4:4" })
				.toBuffer(),
		);
	} catch {
		// libvips has one error for everything that is wrong with a picture.
		return err("photo_damaged");
	}
}
