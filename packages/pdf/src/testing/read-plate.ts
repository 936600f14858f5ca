import { readFileSync } from "node:fs";

/** Coverage of a plate in percent at a place in µm. */
export type Plate = (x: number, y: number) => number;

const WIDTH = 256;
const BITS = 258;
const COMPRESSION = 259;
const PHOTOMETRIC = 262;
const STRIP_OFFSETS = 273;
const ROWS_PER_STRIP = 278;
const WHITE_IS_ZERO = 0;

/** Reads an uncompressed 8-bit grey TIFF as Ghostscript's tiffsep writes it, little-endian, at `ppi`. */
export function readPlate(path: string, ppi: number): Plate {
	const file = readFileSync(path);
	if (file.toString("latin1", 0, 4) !== "II*\0") throw new Error(`${path} is no little-endian TIFF`);
	const directory = file.readUInt32LE(4);
	const entries = new Map<number, { count: number; at: number; size: 2 | 4 }>();
	for (let i = 0; i < file.readUInt16LE(directory); i++) {
		const entry = directory + 2 + i * 12;
		const size = file.readUInt16LE(entry + 2) === 3 ? 2 : 4;
		const count = file.readUInt32LE(entry + 4);
		const at = count * size > 4 ? file.readUInt32LE(entry + 8) : entry + 8;
		entries.set(file.readUInt16LE(entry), { count, at, size });
	}
	const value = (tag: number, index = 0) => {
		const entry = entries.get(tag);
		if (!entry) throw new Error(`${path} has no tag ${tag}`);
		return file.readUIntLE(entry.at + index * entry.size, entry.size);
	};
	if (value(BITS) !== 8 || value(COMPRESSION) !== 1) throw new Error(`${path} is not plain 8-bit`);
	const isInkHigh = value(PHOTOMETRIC) === WHITE_IS_ZERO;
	return (x, y) => {
		const [column, row] = [Math.floor((x / 25_400) * ppi), Math.floor((y / 25_400) * ppi)];
		const strip = Math.floor(row / value(ROWS_PER_STRIP));
		const rowStart = value(STRIP_OFFSETS, strip) + (row % value(ROWS_PER_STRIP)) * value(WIDTH);
		const sample = file.readUInt8(rowStart + column);
		return ((isInkHigh ? sample : 255 - sample) / 255) * 100;
	};
}
