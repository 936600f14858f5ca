import sharp from "sharp";

/** A picture as 8-bit RGB, row by row. */
export interface Raster {
	readonly width: number;
	readonly height: number;
	readonly pixels: Buffer;
}

/** Pixels of a side and the exact resolutions at which both renderers fill them without a remainder. */
export interface PixelGrid {
	readonly width: number;
	readonly height: number;
	/** Pixels per inch, within half a pixel of what was asked for. */
	readonly ppiX: number;
	readonly ppiY: number;
}

const UM_PER_INCH = 25_400;

/**
 * The grid of a sheet side of the given size in µm. A side is no whole number of pixels, and renderers round its edge
 * differently; so the resolution is bent by less than 0.05 % until it is, and both rasters share one origin and scale.
 */
export function gridFor(size: { readonly width: number; readonly height: number }, ppi: number): PixelGrid {
	const width = Math.round((size.width / UM_PER_INCH) * ppi);
	const height = Math.round((size.height / UM_PER_INCH) * ppi);
	return {
		width,
		height,
		ppiX: (width / size.width) * UM_PER_INCH,
		ppiY: (height / size.height) * UM_PER_INCH,
	};
}

/** Half as wide and high: each pixel the mean of four. */
export function halved({ width, height, pixels }: Raster): Raster {
	const small = {
		width: width / 2,
		height: height / 2,
		pixels: Buffer.alloc((width / 2) * (height / 2) * 3),
	};
	for (let row = 0; row < small.height; row++) {
		for (let column = 0; column < small.width; column++) {
			for (let channel = 0; channel < 3; channel++) {
				const at = (2 * row * width + 2 * column) * 3 + channel;
				const below = at + width * 3;
				const sum = pixels[at] ?? 0;
				const rest = (pixels[at + 3] ?? 0) + (pixels[below] ?? 0) + (pixels[below + 3] ?? 0);
				small.pixels[(row * small.width + column) * 3 + channel] = Math.round((sum + rest) / 4);
			}
		}
	}
	return small;
}

/** Reads a PNG or TIFF from memory or by its path. */
export async function decodePicture(png: Buffer | string): Promise<Raster> {
	const { data, info } = await sharp(png, { limitInputPixels: false })
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { width: info.width, height: info.height, pixels: data };
}

export async function writePng({ pixels, width, height }: Raster, path: string): Promise<void> {
	await sharp(pixels, { raw: { width, height, channels: 3 } })
		.png()
		.toFile(path);
}
