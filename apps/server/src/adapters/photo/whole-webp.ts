import sharp from "sharp";
import { MAX_PIXELS } from "./upload-limits.ts";

const RIFF_BYTES = 12;
const HEADER_BYTES = 8;
/** Of a chunk with a frame of an animation, before the chunks inside of it. */
const FRAME_BYTES = 16;
/** More than coders fill up behind the last pixel: libwebp at most two bytes, libvpx four. */
const END_BYTES = 16;

/**
 * Whether the decoder needs the coded data of a WebP file to their end. It never says that data are damaged: it goes on
 * with other bits than were meant, and only sees when they run out. So it is given the picture without its last bytes;
 * if these are enough for every pixel, it did not read what the encoder wrote. What the decoder refuses anyway counts as
 * whole here.
 */
export async function isWholeWebp(file: Uint8Array): Promise<boolean> {
	const shortened = withoutEnd(Buffer.from(file.buffer, file.byteOffset, file.length));
	if (!shortened) return true;
	try {
		// Made small by libwebp itself, row by row.
		await sharp(shortened, { limitInputPixels: MAX_PIXELS }).resize(16, 16, { fit: "fill" }).raw().toBuffer();
		return false;
	} catch {
		return true;
	}
}

/** A file of nothing but the coded colours: what lies behind them would be read as a part of them. */
function withoutEnd(file: Buffer): Buffer | undefined {
	for (let at = RIFF_BYTES; at + HEADER_BYTES <= file.length; ) {
		const type = file.toString("latin1", at, at + 4);
		const [start, length] = [at + HEADER_BYTES, file.readUInt32LE(at + 4)];
		if (type === "VP8 " || type === "VP8L") {
			// An odd length would be filled up with a byte that the decoder reads too.
			const coded = file.subarray(start, start + (Math.max(0, length - END_BYTES) & ~1));
			const head = Buffer.from(`RIFF\0\0\0\0WEBP${type}\0\0\0\0`, "latin1");
			head.writeUInt32LE(head.length - HEADER_BYTES + coded.length, 4);
			head.writeUInt32LE(coded.length, head.length - 4);
			return Buffer.concat([head, coded]);
		}
		at = type === "ANMF" ? start + FRAME_BYTES : start + length + (length % 2);
	}
	return undefined;
}
