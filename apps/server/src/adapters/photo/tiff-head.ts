const ROWS_PER_STRIP = 64;
const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;

const SHORT = 3;
const LONG = 4;
const photometric = { 3: 2, 4: 5 } as const;

interface Picture {
	readonly width: number;
	readonly height: number;
	/** RGB or CMYK, of 8 bits. */
	readonly channels: 3 | 4;
}

/**
 * What stands before the pixels in an uncompressed TIFF file (TIFF 6.0, section 16), which follow row by row: the way to
 * hand them to libvips, which takes four raw channels for RGB with transparency.
 */
export function tiffHead({ width, height, channels }: Picture): Buffer {
	const pixelBytes = width * height * channels;
	const strips = Math.ceil(height / ROWS_PER_STRIP);
	const stripBytes = ROWS_PER_STRIP * width * channels;
	const entries = 10;
	const bitsAt = HEADER_BYTES + 2 + entries * ENTRY_BYTES + 4;
	const offsetsAt = bitsAt + channels * 2;
	const countsAt = offsetsAt + strips * 4;
	const pixelsAt = countsAt + strips * 4;
	const head = Buffer.alloc(pixelsAt);

	head.write("II*\0", 0, "latin1");
	head.writeUInt32LE(HEADER_BYTES, 4);
	head.writeUInt16LE(entries, HEADER_BYTES);
	const tags: readonly (readonly [tag: number, type: number, count: number, value: number])[] = [
		[256, LONG, 1, width],
		[257, LONG, 1, height],
		[258, SHORT, channels, bitsAt],
		[259, SHORT, 1, 1],
		[262, SHORT, 1, photometric[channels]],
		// With one strip the value itself stands where else the place of the list does.
		[273, LONG, strips, strips === 1 ? pixelsAt : offsetsAt],
		[277, SHORT, 1, channels],
		[278, LONG, 1, ROWS_PER_STRIP],
		[279, LONG, strips, strips === 1 ? pixelBytes : countsAt],
		[284, SHORT, 1, 1],
	];
	for (const [at, [tag, type, count, value]] of tags.entries()) {
		const place = HEADER_BYTES + 2 + at * ENTRY_BYTES;
		head.writeUInt16LE(tag, place);
		head.writeUInt16LE(type, place + 2);
		head.writeUInt32LE(count, place + 4);
		head.writeUInt32LE(value, place + 8);
	}
	for (let channel = 0; channel < channels; channel++) head.writeUInt16LE(8, bitsAt + channel * 2);
	for (let strip = 0; strip < strips; strip++) {
		const start = strip * stripBytes;
		head.writeUInt32LE(pixelsAt + start, offsetsAt + strip * 4);
		head.writeUInt32LE(Math.min(stripBytes, pixelBytes - start), countsAt + strip * 4);
	}
	return head;
}
