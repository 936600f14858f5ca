import sharp from "sharp";

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
export async function renderGround(ground: Ground, color: string, size: Raster): Promise<Buffer> {
	const grain = await renderGrain(ground, size);
	return sharp({ create: { ...size, channels: 3, background: color } })
		.composite([{ input: grain, blend: "soft-light" }])
		.png({ compressionLevel: 1 })
		.toBuffer();
}

async function renderGrain(ground: Ground, size: Raster): Promise<Buffer> {
	const { sigma, weave, softness } = grains[ground];
	const warp = await noise({ width: size.width, height: Math.ceil(size.height / weave) }, sigma, size);
	const weft = await noise({ width: Math.ceil(size.width / weave), height: size.height }, sigma, size);
	return sharp(warp)
		.composite([{ input: await sharp(weft).ensureAlpha(0.5).png().toBuffer(), blend: "over" }])
		.blur(Math.max(softness, 0.3))
		.toBuffer();
}

async function noise(from: Raster, sigma: number, to: Raster): Promise<Buffer> {
	const small = await sharp({
		create: { ...from, channels: 3, background: "#808080", noise: { type: "gaussian", mean: 128, sigma } },
	})
		.greyscale()
		.png()
		.toBuffer();
	return sharp(small)
		.resize(to.width, to.height, { fit: "fill", kernel: "cubic" })
		.toColourspace("srgb")
		.png({ compressionLevel: 1 })
		.toBuffer();
}
