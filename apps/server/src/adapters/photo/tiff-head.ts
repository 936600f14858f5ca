const ROWS_PER_STRIP = 64;
const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;

const SHORT = 3;
const LONG = 4;

interface CmykTiff {
	readonly file: Buffer;
	/** The part of `file` that holds the pixels: still to be filled. */
	readonly pixels: Buffer;
}

/**
 * An uncompressed CMYK TIFF file (TIFF 6.0, section 16) to be filled with pixels: the way to hand them to libvips,
 * which takes four raw channels for RGB with transparency.
 */
export function cmykTiff({ width, height }: { width: number; height: number }): CmykTiff {
	const pixelBytes = width * height * 4;
	const strips = Math.ceil(height / ROWS_PER_STRIP);
	const stripBytes = ROWS_PER_STRIP * width * 4;
	const entries = 10;
	const bitsAt = HEADER_BYTES + 2 + entries * ENTRY_BYTES + 4;
	const offsetsAt = bitsAt + 4 * 2;
	const countsAt = offsetsAt + strips * 4;
	const pixelsAt = countsAt + strips * 4;
	const file = Buffer.allocUnsafeSlow(pixelsAt + pixelBytes);

	file.write("II*\0", 0, "latin1");
	file.writeUInt32LE(HEADER_BYTES, 4);
	file.writeUInt16LE(entries, HEADER_BYTES);
	const tags: readonly (readonly [tag: number, type: number, count: number, value: number])[] = [
		[256, LONG, 1, width],
		[257, LONG, 1, height],
		[258, SHORT, 4, bitsAt],
		[259, SHORT, 1, 1],
		[262, SHORT, 1, 5],
		// With one strip the value itself stands where else the place of the list does.
		[273, LONG, strips, strips === 1 ? pixelsAt : offsetsAt],
		[277, SHORT, 1, 4],
		[278, LONG, 1, ROWS_PER_STRIP],
		[279, LONG, strips, strips === 1 ? pixelBytes : countsAt],
		[284, SHORT, 1, 1],
	];
	for (const [at, [tag, type, count, value]] of tags.entries()) {
		const place = HEADER_BYTES + 2 + at * ENTRY_BYTES;
		file.writeUInt16LE(tag, place);
		file.writeUInt16LE(type, place + 2);
		file.writeUInt32LE(count, place + 4);
		file.writeUInt32LE(value, place + 8);
	}
	file.writeUInt32LE(0, bitsAt - 4);
	for (let channel = 0; channel < 4; channel++) file.writeUInt16LE(8, bitsAt + channel * 2);
	for (let strip = 0; strip < strips; strip++) {
		const start = strip * stripBytes;
		file.writeUInt32LE(pixelsAt + start, offsetsAt + strip * 4);
		file.writeUInt32LE(Math.min(stripBytes, pixelBytes - start), countsAt + strip * 4);
	}
	return { file, pixels: file.subarray(pixelsAt) };
}
