import { err, ok, type Result } from "@offizin/base";

/** What the decoder of a press needs to know about a JPEG file that is embedded unchanged. */
export interface JpegInfo {
	readonly width: number;
	readonly height: number;
	readonly components: 1 | 3 | 4;
	/** Adobe's marker is there: four components are then stored inverted. */
	readonly adobe: boolean;
}

export interface JpegError {
	readonly code: "jpeg-damaged" | "jpeg-unsupported";
	readonly message: string;
}

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP14 = 0xee;
const DCTDECODE_FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/**
 * Reads the frame header of a JPEG file (ITU-T T.81, B.2). `bytes` may be the start of the file as long as
 * it reaches to the frame. Baseline, extended and progressive frames of 8 bits are embeddable; lossless,
 * arithmetic, hierarchical and 12-bit ones are "jpeg-unsupported". EXIF orientation is not looked at.
 */
export function readJpeg(bytes: Uint8Array): Result<JpegInfo, JpegError> {
	if (bytes[0] !== 0xff || bytes[1] !== SOI) return damaged("no JPEG start marker");
	let adobe = false;
	let at = 2;
	while (at + 4 <= bytes.length) {
		if (bytes[at] !== 0xff) return damaged(`no marker at byte ${at}`);
		const marker = byteAt(bytes, at + 1);
		if (marker === 0xff) {
			at++;
			continue;
		}
		if (marker === SOS || marker === EOI) return damaged("no frame before the scan");
		const length = uint16(bytes, at + 2);
		const segment = bytes.subarray(at + 4, at + 2 + length);
		if (length < 2 || segment.length < length - 2) break;
		if (DCTDECODE_FRAMES.has(marker)) return frame(segment, adobe);
		if (OTHER_FRAMES.has(marker)) return unsupported(`frame type ${marker.toString(16)}`);
		if (marker === APP14 && String.fromCharCode(...segment.subarray(0, 5)) === "Adobe") adobe = true;
		at += 2 + length;
	}
	return damaged("the file ends before its frame header");
}

function frame(segment: Uint8Array, adobe: boolean): Result<JpegInfo, JpegError> {
	if (segment.length < 6) return damaged("short frame header");
	const precision = byteAt(segment, 0);
	if (precision !== 8) return unsupported(`${precision} bits per sample`);
	const height = uint16(segment, 1);
	const width = uint16(segment, 3);
	const components = byteAt(segment, 5);
	if (width === 0 || height === 0) return damaged(`size ${width} × ${height}`);
	if (components !== 1 && components !== 3 && components !== 4)
		return unsupported(`${components} components`);
	return ok({ width, height, components, adobe });
}

function byteAt(bytes: Uint8Array, offset: number): number {
	return bytes[offset] ?? 0;
}

function uint16(bytes: Uint8Array, offset: number): number {
	return (byteAt(bytes, offset) << 8) | byteAt(bytes, offset + 1);
}

function damaged(message: string): Result<never, JpegError> {
	return err({ code: "jpeg-damaged", message });
}

function unsupported(message: string): Result<never, JpegError> {
	return err({ code: "jpeg-unsupported", message });
}
