import { createContentCursor } from "./cursor.ts";
import { fromUtf16 } from "./decode-text.ts";
import { isKeyword, parseNext } from "./parse-value.ts";
import { asArray, asBytes, type PdfValue } from "./value.ts";

const MAX_CODES = 200_000;

/** Character codes and the text they stand for, from a ToUnicode map (ISO 32000-1, 9.10.3). */
export function readToUnicode(cmap: Uint8Array): ReadonlyMap<number, string> {
	const cursor = createContentCursor(cmap);
	const texts = new Map<number, string>();
	let operands: PdfValue[] = [];
	while (texts.size < MAX_CODES) {
		const value = parseNext(cursor);
		if (!isKeyword(value)) {
			operands.push(value);
			continue;
		}
		if (value.word === "") break;
		if (value.word === "endbfchar") addChars(operands, texts);
		if (value.word === "endbfrange") addRanges(operands, texts);
		operands = [];
	}
	return texts;
}

function addChars(operands: readonly PdfValue[], texts: Map<number, string>): void {
	for (let i = 0; i + 1 < operands.length; i += 2) {
		const [code, text] = [asBytes(operands[i]), asBytes(operands[i + 1])];
		if (code && text) texts.set(bytesToCode(code), fromUtf16(text));
	}
}

function addRanges(operands: readonly PdfValue[], texts: Map<number, string>): void {
	for (let i = 0; i + 2 < operands.length; i += 3) {
		const [low, high] = [asBytes(operands[i]), asBytes(operands[i + 1])];
		if (!low || !high) continue;
		const first = bytesToCode(low);
		const last = Math.min(bytesToCode(high), first + 0xffff);
		const list = asArray(operands[i + 2]);
		const start = asBytes(operands[i + 2]);
		for (let code = first; code <= last && texts.size < MAX_CODES; code++) {
			const text = list ? asBytes(list[code - first]) : start && advanced(start, code - first);
			if (text) texts.set(code, fromUtf16(text));
		}
	}
}

/** The text whose last code unit is that much higher. */
function advanced(text: Uint8Array, by: number): Uint8Array {
	const copy = text.slice();
	const last = copy.length - 1;
	const unit = (((copy[last - 1] ?? 0) << 8) | (copy[last] ?? 0)) + by;
	copy[last] = unit & 0xff;
	if (last > 0) copy[last - 1] = (unit >> 8) & 0xff;
	return copy;
}

function bytesToCode(bytes: Uint8Array): number {
	let code = 0;
	for (const byte of bytes.subarray(0, 4)) code = code * 256 + byte;
	return code;
}
