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

/** Reads a PNG from memory or by its path. */
export async function decodePng(png: Buffer | string): Promise<Raster> {
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
