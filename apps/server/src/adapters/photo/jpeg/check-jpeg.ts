import { checkScan } from "./check-scan.ts";
import { markerAfter } from "./coded-bits.ts";
import { type Frame, readFrame, readScan, type Scan } from "./jpeg-frame.ts";
import { type JpegTables, readCodes, readDivisors } from "./jpeg-tables.ts";

const SOF0 = 0xc0;
const SOF2 = 0xc2;
const DHT = 0xc4;
const RST0 = 0xd0;
const RST7 = 0xd7;
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const DQT = 0xdb;
const DRI = 0xdd;
/** Frames coded in another way than by Huffman: left to the decoder. */
const otherFrames: ReadonlySet<number> = new Set([
	0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);

/**
 * "unended": every block of the picture is there, only the marker of the end is not. "unknown": coded in a way that only
 * the decoder can judge.
 */
export type JpegState = "whole" | "unended" | "damaged" | "unknown";

/**
 * Whether the coded data of a JPEG file are what its header promises. Decoders go on after damage and only mumble: a
 * code that does not exist becomes a zero, blocks too few become grey. Odd bytes outside of the coded data, and rows of
 * one byte at their end, are harmless; cameras write them.
 */
export function checkJpeg(file: Uint8Array): JpegState {
	const tables: JpegTables = { codes: new Map(), divisors: new Map() };
	let frame: Frame | undefined;
	let restart = 0;
	if (file[0] !== 0xff || file[1] !== SOI) return "damaged";
	for (let at = markerAfter(file, 2); at < file.length; at = markerAfter(file, at)) {
		const marker = file[at + 1] ?? 0;
		if (marker === EOI) return frame?.components.every(hasLevels) ? "whole" : "damaged";
		if (marker <= 1 || (marker >= RST0 && marker <= RST7)) {
			at += 2;
			continue;
		}
		const length = ((file[at + 2] ?? 0) << 8) | (file[at + 3] ?? 0);
		const end = at + 2 + length;
		if (length < 2 || end > file.length) return "damaged";
		const content = file.subarray(at + 4, end);
		at = end;
		if (otherFrames.has(marker)) return "unknown";
		if (marker >= SOF0 && marker <= SOF2) {
			frame = readFrame(content, marker === SOF2);
			if (!frame) return "damaged";
		} else if (marker === DHT && !readCodes(content, tables)) return "damaged";
		else if (marker === DQT && !readDivisors(content, tables)) return "damaged";
		else if (marker === DRI) restart = ((content[0] ?? 0) << 8) | (content[1] ?? 0);
		else if (marker === SOS) {
			const scan = frame && readScan(content, frame, tables);
			if (!frame || !scan) return "damaged";
			if (tables.codes.size === 0) return "unknown";
			const scanned = checkScan(file, end, { frame, scan, restart });
			if (scanned === undefined) return "damaged";
			note(scan);
			at = scanned;
		}
	}
	return frame?.components.every(isComplete) ? "unended" : "damaged";
}

function note({ parts, from, to, low }: Scan): void {
	for (const { component } of parts) component.precision.fill(low, from, to + 1);
}

const hasLevels = ({ precision }: Frame["components"][number]) => precision[0] !== -1;
const isComplete = ({ precision }: Frame["components"][number]) => precision.every((bits) => bits === 0);
