import { crc32 } from "node:zlib";
import sharp from "sharp";

/** A JPEG of noise, so that its bytes cannot be told from a real photo's by their amount. */
export async function jpeg(width: number, height: number, orientation = 1): Promise<Uint8Array<ArrayBuffer>> {
	const pixels = sharp({
		create: {
			width,
			height,
			channels: 3,
			background: "#888",
			noise: { type: "gaussian", mean: 128, sigma: 30 },
		},
	});
	return new Uint8Array(await pixels.withMetadata({ orientation }).jpeg().toBuffer());
}

/** A JPEG of the most vivid colours of sRGB: every hue from left to right, from full to dark downwards. */
export async function vividPhoto(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
	const pixels = Buffer.alloc(width * height * 3);
	for (let at = 0; at < width * height; at++) {
		const hue = ((at % width) / width) * 6;
		const value = 255 * (1 - (0.7 * Math.floor(at / width)) / height);
		const channel = (shift: number) => {
			const place = (shift + hue) % 6;
			return Math.round(value * (1 - Math.max(0, Math.min(place, 4 - place, 1))));
		};
		pixels.set([channel(5), channel(3), channel(1)], at * 3);
	}
	const photo = sharp(pixels, { raw: { width, height, channels: 3 } });
	return new Uint8Array(await photo.jpeg({ quality: 97, chromaSubsampling: "4:4:4" }).toBuffer());
}

/** The start of a PNG that claims a size and then ends: what a decompression bomb looks like before it goes off. */
export function pngHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 2, 0, 0, 0], 8);
	const parts = [
		pngChunk("IHDR", header),
		pngChunk("IDAT", Buffer.from("789c0300000000 01".replaceAll(" ", ""), "hex")),
	];
	return new Uint8Array(
		Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...parts, pngChunk("IEND", Buffer.alloc(0))]),
	);
}

/** A chunk of a PNG file with its checksum. */
export function pngChunk(type: string, content: Uint8Array): Buffer {
	const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
	const length = Buffer.alloc(4);
	length.writeUInt32BE(content.length);
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, sum]);
}
