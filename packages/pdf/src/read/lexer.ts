import type { Cursor } from "./cursor.ts";
import { fromLatin1, fromUtf8 } from "./decode-text.ts";
import { damaged, EndOfBytes } from "./read-error.ts";
import { readHexString, readLiteralString } from "./read-string.ts";
import type { PdfName, PdfString } from "./value.ts";

/** An operator, a word such as `obj`, or one of [ ] << >>; the empty word is the end of the data. */
export interface Keyword {
	readonly type: "keyword";
	readonly word: string;
}

export type Token = number | PdfName | PdfString | Keyword;

const REGULAR = 0;
const SPACE = 1;
const DELIMITER = 2;
const KINDS = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) KINDS[byte] = SPACE;
for (const character of "()<>[]{}/%") KINDS[character.charCodeAt(0)] = DELIMITER;

const END: Keyword = { type: "keyword", word: "" };
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const HASH = 0x23;
const [PLUS, MINUS, DOT] = [0x2b, 0x2d, 0x2e];
const MAX_PLAIN = 15;

export function nextToken(cursor: Cursor): Token {
	const { bytes } = cursor;
	skipSpace(cursor);
	const byte = bytes[cursor.at];
	if (byte === undefined) return atEnd(cursor);
	if (KINDS[byte] === REGULAR) return numberOrWord(cursor);
	switch (String.fromCharCode(byte)) {
		case "/":
			cursor.at++;
			return { type: "name", name: decodeName(regularBytes(cursor)) };
		case "(":
			return readLiteralString(cursor);
		case "<":
			return isDouble(cursor, byte) ? mark(cursor, "<<") : readHexString(cursor);
		case ">":
			if (!isDouble(cursor, byte)) damaged("a stray >");
			return mark(cursor, ">>");
		case ")":
			return damaged("a stray )");
		case "[":
		case "]":
		case "{":
		case "}":
			return mark(cursor, String.fromCharCode(byte));
		default:
			return damaged("a stray sign");
	}
}

export function isWord(token: unknown, word: string): boolean {
	return typeof token === "object" && token !== null && "word" in token && token.word === word;
}

function skipSpace(cursor: Cursor): void {
	const { bytes } = cursor;
	for (let isComment = false; cursor.at < bytes.length; cursor.at++) {
		const byte = bytes[cursor.at] ?? 0;
		if (byte === 0x25) isComment = true;
		else if (isComment) isComment = byte !== 10 && byte !== 13;
		else if (KINDS[byte] !== SPACE) return;
	}
}

function atEnd(cursor: Cursor): Keyword {
	if (!cursor.isWhole) throw new EndOfBytes();
	return END;
}

function isDouble(cursor: Cursor, byte: number): boolean {
	const next = cursor.bytes[cursor.at + 1];
	if (next === undefined && !cursor.isWhole) throw new EndOfBytes();
	return next === byte;
}

function mark(cursor: Cursor, word: string): Keyword {
	cursor.at += word.length;
	return { type: "keyword", word };
}

function regularBytes(cursor: Cursor): Uint8Array {
	const start = cursor.at;
	while (cursor.at < cursor.bytes.length && KINDS[cursor.bytes[cursor.at] ?? 0] === REGULAR) cursor.at++;
	if (cursor.at === cursor.bytes.length && !cursor.isWhole) throw new EndOfBytes();
	return cursor.bytes.subarray(start, cursor.at);
}

function numberOrWord(cursor: Cursor): number | Keyword {
	const raw = regularBytes(cursor);
	const plain = plainNumber(raw);
	if (plain !== undefined) return plain;
	const text = fromLatin1(raw);
	if (!NUMBER.test(text)) return { type: "keyword", word: text };
	const value = Number(text);
	return Number.isFinite(value) ? value : damaged("a number without bounds");
}

/** Numbers of few digits, by far the most: exact, as the digits fit an integer and the power of ten is exact too. */
function plainNumber(raw: Uint8Array): number | undefined {
	const first = raw[0] ?? 0;
	const isSigned = first === MINUS || first === PLUS;
	let [value, decimals, digits] = [0, -1, 0];
	if (raw.length > MAX_PLAIN) return undefined;
	for (let i = isSigned ? 1 : 0; i < raw.length; i++) {
		const byte = raw[i] ?? 0;
		if (byte >= 0x30 && byte <= 0x39) {
			value = value * 10 + byte - 0x30;
			digits++;
			if (decimals >= 0) decimals++;
		} else if (byte === DOT && decimals < 0) decimals = 0;
		else return undefined;
	}
	if (digits === 0) return undefined;
	const size = decimals > 0 ? value / 10 ** decimals : value;
	return first === MINUS && size !== 0 ? -size : size;
}

/** A name's bytes with #XX decoded; names are UTF-8 by convention, else taken byte by byte. */
function decodeName(raw: Uint8Array): string {
	if (!raw.includes(HASH)) return fromUtf8(raw) ?? fromLatin1(raw);
	const bytes: number[] = [];
	for (let i = 0; i < raw.length; i++) {
		const digits = raw[i] === HASH ? fromLatin1(raw.subarray(i + 1, i + 3)) : "";
		if (/^[0-9A-Fa-f]{2}$/.test(digits)) {
			bytes.push(Number.parseInt(digits, 16));
			i += 2;
		} else bytes.push(raw[i] ?? 0);
	}
	const decoded = Uint8Array.from(bytes);
	return fromUtf8(decoded) ?? fromLatin1(decoded);
}
