/** Pixels of the smallest square that a decoder leaves as it found it: a coding block of HEVC and more. */
const SIDE = 32;

/** Interleaved pixels, 8 bits each, rows one after the other. */
interface Pixels {
	readonly data: Uint8Array;
	readonly width: number;
	readonly height: number;
	readonly channels: 3 | 4;
}

/**
 * Whether a decoder gave up before the end. libde265 says nothing of that, but what it has not written is zero in all
 * three planes, which no colour has: no luminance with the least of both chromas. Converted it is one green, exactly the
 * same in every pixel, as no camera takes it.
 */
export function hasUnwritten({ data, width, height, channels }: Pixels): boolean {
	const isZero = (x: number, y: number) => {
		const at = (y * width + x) * channels;
		const green = data[at + 1] ?? 0;
		return data[at] === 0 && data[at + 2] === 0 && green >= 134 && green <= 137;
	};
	for (let top = 0; top + SIDE <= height; top += SIDE) {
		for (let left = 0; left + SIDE <= width; left += SIDE) {
			let seen = 0;
			while (seen < SIDE * SIDE && isZero(left + (seen % SIDE), top + Math.floor(seen / SIDE))) seen += 1;
			if (seen === SIDE * SIDE) return true;
		}
	}
	return false;
}
