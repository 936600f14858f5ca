import type { Cursor } from "./cursor.ts";
import { damaged, EndOfBytes } from "./read-error.ts";
import type { PdfString } from "./value.ts";

const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };
const [OPEN, CLOSE, BACKSLASH, CR, LF] = [0x28, 0x29, 0x5c, 13, 10];

/** A string in parentheses (ISO 32000-1, 7.3.4.2); the cursor stands on the first one. */
export function readLiteralString(cursor: Cursor): PdfString {
	const out: number[] = [];
	cursor.at++;
	for (let depth = 1; ; ) {
		const byte = take(cursor);
		if (byte === BACKSLASH) readEscape(cursor, out);
		else if (byte === CLOSE && --depth === 0) return { type: "string", bytes: Uint8Array.from(out) };
		else if (byte === CR) {
			if (cursor.bytes[cursor.at] === LF) cursor.at++;
			out.push(LF);
		} else {
			if (byte === OPEN) depth++;
			out.push(byte);
		}
	}
}

/** A string in angle brackets (ISO 32000-1, 7.3.4.3); an odd last digit counts as followed by 0. */
export function readHexString(cursor: Cursor): PdfString {
	const out: number[] = [];
	let high = -1;
	cursor.at++;
	for (;;) {
		const byte = take(cursor);
		const digit = hexDigit(byte);
		if (byte === 0x3e) break;
		if (digit < 0) {
			if (byte > 32) damaged("a hexadecimal string holds another sign");
		} else if (high < 0) high = digit;
		else {
			out.push(high * 16 + digit);
			high = -1;
		}
	}
	if (high >= 0) out.push(high * 16);
	return { type: "string", bytes: Uint8Array.from(out) };
}

function readEscape(cursor: Cursor, out: number[]): void {
	const byte = take(cursor);
	if (byte === CR) {
		if (cursor.bytes[cursor.at] === LF) cursor.at++;
	} else if (byte >= 0x30 && byte <= 0x37) {
		let code = byte - 0x30;
		for (let n = 0; n < 2; n++) {
			const next = cursor.bytes[cursor.at] ?? 0;
			if (next < 0x30 || next > 0x37) break;
			code = code * 8 + next - 0x30;
			cursor.at++;
		}
		out.push(code & 0xff);
	} else if (byte !== LF) out.push(ESCAPES[String.fromCharCode(byte)] ?? byte);
}

function take(cursor: Cursor): number {
	const byte = cursor.bytes[cursor.at++];
	if (byte === undefined) {
		if (cursor.isWhole) damaged("a string has no end");
		throw new EndOfBytes();
	}
	return byte;
}

function hexDigit(byte: number): number {
	if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
	const letter = byte | 0x20;
	return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
