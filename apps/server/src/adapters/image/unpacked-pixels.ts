import sharp, { type Raw, type Sharp } from "sharp";

/** A picture between two steps, unpacked: packing the grain of a cloth as PNG took longer than making it. */
export interface Pixels {
	readonly data: Buffer;
	readonly raw: Raw;
}

export async function pixelsOf(picture: Sharp): Promise<Pixels> {
	const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
	const { width, height, channels } = info;
	return { data, raw: { width, height, channels } };
}

/** Goes on from where `pixelsOf` stopped. */
export function fromPixels({ data, raw }: Pixels): Sharp {
	return sharp(data, { raw });
}
