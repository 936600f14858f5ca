/** What a JPEG file consists of between its markers (ITU-T T.81, B.1.1). */
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP14 = 0xee;
const APP15 = 0xef;
const COM = 0xfe;
const frames = new Set([0xc0, 0xc1, 0xc2]);
const RST0 = 0xd0;
const RST7 = 0xd7;

/** What a decoder needs to tell how colours are stored; everything else in application segments is metadata. */
const kept = new Map([
	[APP0, "JFIF\0"],
	[APP14, "Adobe"],
]);

/**
 * A JPEG file without metadata and without what phones append to it, its picture untouched: places, names, thumbnails
 * and films do not go to the printer. Undefined when the file is not in order.
 */
export function bareJpeg(file: Uint8Array): Uint8Array | undefined {
	if (file[0] !== 0xff || file[1] !== SOI) return undefined;
	const parts: Uint8Array[] = [file.subarray(0, 2)];
	let at = 2;
	while (at + 4 <= file.length) {
		const marker = file[at + 1] ?? 0;
		if (file[at] !== 0xff) return undefined;
		if (marker === 0xff) {
			at += 1;
			continue;
		}
		if (marker === EOI) break;
		const length = ((file[at + 2] ?? 0) << 8) | (file[at + 3] ?? 0);
		const segment = file.subarray(at, at + 2 + length);
		if (length < 2 || segment.length < length + 2) return undefined;
		if (frames.has(marker) && isNamedRgb(segment)) return undefined;
		if (!isMetadata(marker, segment)) parts.push(segment);
		at += segment.length;
		if (marker !== SOS) continue;
		const end = endOfScan(file, at);
		parts.push(file.subarray(at, end));
		at = end;
	}
	if (file[at] !== 0xff || file[at + 1] !== EOI) return undefined;
	parts.push(file.subarray(at, at + 2));
	return Buffer.concat(parts);
}

/** Components named R, G and B: some decoders take them for what they say, PDF takes them for YCbCr. */
function isNamedRgb(frame: Uint8Array): boolean {
	return frame[10] === 0x52 && frame[13] === 0x47 && frame[16] === 0x42;
}

function isMetadata(marker: number, segment: Uint8Array): boolean {
	if (marker === COM) return true;
	if (marker < APP0 || marker > APP15) return false;
	const name = kept.get(marker);
	return name === undefined || Buffer.from(segment.subarray(4, 4 + name.length)).toString("latin1") !== name;
}

/** The first marker after coded data; 0xff00 is a coded byte, and restart markers belong to the data. */
function endOfScan(file: Uint8Array, start: number): number {
	for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at + 1)) {
		const next = file[at + 1] ?? 0;
		if (next !== 0 && next !== 0xff && (next < RST0 || next > RST7)) return at;
	}
	return file.length;
}
