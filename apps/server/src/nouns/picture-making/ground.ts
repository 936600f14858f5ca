import sharp, { type Sharp } from "sharp";
import { fromPixels, type Pixels, pixelsOf } from "../../adapters/image/unpacked-pixels.ts";

/** What things lie on. */
export type Ground = "linen" | "plaster" | "paper" | "velvet" | "wall" | "darkwall";

interface Raster {
	readonly width: number;
	readonly height: number;
}

/** How strongly the grain of a ground shows, and which way its threads run. */
const grains: Readonly<Record<Ground, { sigma: number; weave: number; softness: number }>> = {
	linen: { sigma: 26, weave: 10, softness: 0.5 },
	plaster: { sigma: 16, weave: 1, softness: 2.2 },
	paper: { sigma: 9, weave: 1, softness: 0.6 },
	velvet: { sigma: 18, weave: 3, softness: 0.9 },
	wall: { sigma: 7, weave: 1, softness: 1.4 },
	darkwall: { sigma: 9, weave: 1, softness: 1.6 },
};

/** A cloth, paper or wall of one colour with its grain, as an opaque picture. */
export async function renderGround(ground: Ground, color: string, size: Raster): Promise<Pixels> {
	const { data, raw } = await renderGrain(ground, size);
	return pixelsOf(
		sharp({ create: { ...size, channels: 3, background: color } }).composite([
			{ input: data, raw, blend: "soft-light" },
		]),
	);
}

/** The grain of a sheet that lies in the light, to be multiplied over it: on white no other blend would show. */
export async function renderPaperGrain(ground: Ground, size: Raster): Promise<Pixels> {
	const { data, raw } = await renderGrain(ground, size);
	return pixelsOf(sharp(data, { raw }).linear(0.22, 219));
}

async function renderGrain(ground: Ground, size: Raster): Promise<Pixels> {
	const { sigma, weave, softness } = grains[ground];
	const warp = await noise({ width: size.width, height: Math.ceil(size.height / weave) }, sigma, size);
	const weft = await noise({ width: Math.ceil(size.width / weave), height: size.height }, sigma, size);
	const { data, raw } = await pixelsOf(weft.ensureAlpha(0.5));
	return pixelsOf(warp.composite([{ input: data, raw, blend: "over" }]).blur(Math.max(softness, 0.3)));
}

async function noise(from: Raster, sigma: number, to: Raster): Promise<Sharp> {
	const small = await pixelsOf(
		sharp({
			create: { ...from, channels: 3, background: "#808080", noise: { type: "gaussian", mean: 128, sigma } },
		}).greyscale(),
	);
	const large = fromPixels(small).resize(to.width, to.height, { fit: "fill", kernel: "cubic" });
	return fromPixels(await pixelsOf(large.toColourspace("srgb")));
}
