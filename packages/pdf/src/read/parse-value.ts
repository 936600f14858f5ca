import type { Cursor } from "./cursor.ts";
import { isWord, type Keyword, nextToken, type Token } from "./lexer.ts";
import { damaged } from "./read-error.ts";
import type { PdfValue } from "./value.ts";

const MAX_DEPTH = 64;

/** The next operand or operator. */
export function parseNext(cursor: Cursor): PdfValue | Keyword {
	return complete(cursor, nextToken(cursor), 0);
}

/** The next object; an operator in its place is damage. */
export function parseValue(cursor: Cursor, depth = 0): PdfValue {
	const value = complete(cursor, nextToken(cursor), depth);
	if (isKeyword(value)) return damaged(`"${value.word.slice(0, 40)}" where an object was expected`);
	return value;
}

export function isKeyword(value: PdfValue | Keyword): value is Keyword {
	return typeof value === "object" && value !== null && value.type === "keyword";
}

function complete(cursor: Cursor, token: Token, depth: number): PdfValue | Keyword {
	if (typeof token === "number") return referenceOr(cursor, token);
	if (token.type !== "keyword") return token;
	if (depth > MAX_DEPTH) damaged(`objects nested deeper than ${MAX_DEPTH}`);
	switch (token.word) {
		case "[":
			return parseArray(cursor, depth);
		case "<<":
			return parseDict(cursor, depth);
		case "true":
			return true;
		case "false":
			return false;
		case "null":
			return null;
		default:
			return token;
	}
}

function parseArray(cursor: Cursor, depth: number): PdfValue {
	const items: PdfValue[] = [];
	for (;;) {
		const value = complete(cursor, nextToken(cursor), depth + 1);
		if (!isKeyword(value)) items.push(value);
		else if (value.word === "]") return { type: "array", items };
		else damaged(`"${value.word.slice(0, 40)}" in an array`);
	}
}

function parseDict(cursor: Cursor, depth: number): PdfValue {
	const entries = new Map<string, PdfValue>();
	for (;;) {
		const key = nextToken(cursor);
		if (isWord(key, ">>")) return { type: "dict", entries };
		if (typeof key === "number" || key.type !== "name") return damaged("a dictionary's key is no name");
		entries.set(key.name, parseValue(cursor, depth + 1));
	}
}

/** "12 0 R" is a reference, but not in content, which holds none. */
function referenceOr(cursor: Cursor, first: number): PdfValue {
	if (cursor.isContent || !Number.isInteger(first) || first < 0) return first;
	const start = cursor.at;
	const generation = nextToken(cursor);
	if (Number.isInteger(generation) && isWord(nextToken(cursor), "R")) return { type: "ref", num: first };
	cursor.at = start;
	return first;
}
