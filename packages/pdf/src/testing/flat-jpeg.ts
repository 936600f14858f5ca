/**
 * A baseline JPEG of 8 × 8 pixels in one colour, one sample value per component, without colour transform.
 * With `adobe` it carries Adobe's marker. Quantisation is 1 and every block has only its mean.
 */
export function flatJpeg(samples: readonly number[], adobe: boolean): Uint8Array {
	const ids = samples.map((_, index) => index + 1);
	const app14 = [...Buffer.from("Adobe"), 0, 100, 0, 0, 0, 0, 0];
	// Twelve mean-value categories in codes of four bits; one code of one bit for "end of block".
	const meanTable = [0x00, 0, 0, 0, 12, ...Array(12).fill(0), ...Array(12).keys()];
	const restTable = [0x10, 1, ...Array(15).fill(0), 0];
	let bits = "";
	for (const sample of samples) {
		const mean = (sample - 128) * 8;
		const size = mean === 0 ? 0 : Math.floor(Math.log2(Math.abs(mean))) + 1;
		const value = mean < 0 ? mean + 2 ** size - 1 : mean;
		bits += size.toString(2).padStart(4, "0");
		if (size > 0) bits += value.toString(2).padStart(size, "0");
		bits += "0";
	}
	const padded = bits.padEnd(Math.ceil(bits.length / 8) * 8, "1");
	const scan = (padded.match(/.{8}/g) ?? []).flatMap((octet) => {
		const byte = Number.parseInt(octet, 2);
		return byte === 0xff ? [0xff, 0] : [byte];
	});
	return Uint8Array.from([
		...[0xff, 0xd8],
		...(adobe ? segment(0xee, app14) : []),
		...segment(0xdb, [0, ...Array(64).fill(1)]),
		...segment(0xc0, [8, 0, 8, 0, 8, ids.length, ...ids.flatMap((id) => [id, 0x11, 0])]),
		...segment(0xc4, meanTable),
		...segment(0xc4, restTable),
		...segment(0xda, [ids.length, ...ids.flatMap((id) => [id, 0]), 0, 63, 0]),
		...scan,
		...[0xff, 0xd9],
	]);
}

export function segment(marker: number, bytes: readonly number[]): number[] {
	const length = bytes.length + 2;
	return [0xff, marker, length >> 8, length & 0xff, ...bytes];
}
