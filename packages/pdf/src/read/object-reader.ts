import { type Cursor, createCursor } from "./cursor.ts";
import { isWord, nextToken } from "./lexer.ts";
import { parseValue } from "./parse-value.ts";
import { damaged, EndOfBytes, located, unsupported } from "./read-error.ts";
import { type Inflate, type PdfSource, readBytes } from "./source.ts";
import {
	asArray,
	asDict,
	asName,
	asNumber,
	EMPTY_DICT,
	type PdfDict,
	type PdfStream,
	type PdfValue,
} from "./value.ts";
import type { Xref } from "./xref.ts";

/** Fetches objects when they are asked for. Its functions throw what `attempt` turns into a Result. */
export interface ObjectReader {
	/** The value itself, or what a reference leads to; null for an object that does not exist. */
	resolve(value: PdfValue | undefined): Promise<Exclude<PdfValue, { type: "ref" }>>;
	/** An entry of a dictionary, resolved. */
	get(dict: PdfDict, key: string): Promise<Exclude<PdfValue, { type: "ref" }>>;
	/** A dictionary in a dictionary; empty where there is none. */
	dict(dict: PdfDict, key: string): Promise<PdfDict>;
	/** Numbers of an array, or undefined where it is no array of numbers. */
	numbers(dict: PdfDict, key: string): Promise<readonly number[] | undefined>;
	/** Names of the stream's filters, in order of decoding. */
	filters(stream: PdfStream): Promise<readonly string[]>;
	/** The stream's bytes as they stand in the file. */
	rawBytes(stream: PdfStream): Promise<Uint8Array>;
	/** The stream's bytes decoded; a picture's own compression (DCTDecode) is left, if it comes last. */
	bytes(stream: PdfStream): Promise<Uint8Array>;
}

const FIRST_WINDOW = 4096;
const MAX_OBJECT = 16 * 2 ** 20;
const MAX_STREAM = 512 * 2 ** 20;
const MAX_CACHED = 4096;
const MAX_HOPS = 32;

export function createObjectReader(source: PdfSource, xref: Xref, inflate: Inflate): ObjectReader {
	const cache = new Map<number, PdfValue>();

	async function load(num: number): Promise<PdfValue> {
		const known = cache.get(num);
		if (known !== undefined) return known;
		const offset = xref.offsets.get(num);
		const value = offset === undefined ? null : await readObject(source, num, offset);
		if (cache.size >= MAX_CACHED) cache.clear();
		cache.set(num, value);
		return value;
	}

	const reader: ObjectReader = {
		async resolve(value) {
			let current = value ?? null;
			for (let hop = 0; hop < MAX_HOPS; hop++) {
				if (typeof current !== "object" || current?.type !== "ref") return current;
				current = await load(current.num);
			}
			return damaged("references go in a circle");
		},
		get: (dict, key) => reader.resolve(dict.entries.get(key)),
		dict: async (dict, key) => asDict(await reader.get(dict, key)) ?? EMPTY_DICT,
		async numbers(dict, key) {
			const items = asArray(await reader.get(dict, key));
			if (!items) return undefined;
			const numbers: number[] = [];
			for (const item of items) {
				const number = asNumber(await reader.resolve(item));
				if (number === undefined) return undefined;
				numbers.push(number);
			}
			return numbers;
		},
		async filters({ dict }) {
			const filter = await reader.get(dict, "Filter");
			const single = asName(filter);
			if (single !== undefined) return [single];
			const names: string[] = [];
			for (const item of asArray(filter) ?? []) names.push(asName(await reader.resolve(item)) ?? "?");
			return names;
		},
		async rawBytes(stream) {
			const length = asNumber(await reader.get(stream.dict, "Length"));
			if (length === undefined) return damaged(`stream ${stream.num} has no length`);
			if (length > MAX_STREAM) return unsupported(`stream ${stream.num} of ${length} bytes`);
			const end = stream.start + length;
			const raw = await readBytes(source, stream.start, length);
			const after = await readBytes(source, end, Math.max(0, Math.min(16, source.size - end)));
			if (!isWord(nextToken(createCursor(after)), "endstream")) {
				return damaged(`stream ${stream.num} does not end after ${length} bytes`);
			}
			return raw;
		},
		async bytes(stream) {
			let bytes = await reader.rawBytes(stream);
			const filters = await reader.filters(stream);
			for (const [index, filter] of filters.entries()) {
				if (filter === "DCTDecode" && index === filters.length - 1) return bytes;
				if (filter !== "FlateDecode") return unsupported(`filter ${filter} of stream ${stream.num}`);
				if (stream.dict.entries.has("DecodeParms")) return unsupported(`predictors, in stream ${stream.num}`);
				bytes = await inflated(bytes, stream.num, inflate);
			}
			return bytes;
		},
	};
	return reader;
}

async function inflated(bytes: Uint8Array, num: number, inflate: Inflate): Promise<Uint8Array> {
	let whole: Uint8Array;
	try {
		whole = await inflate(bytes);
	} catch (error) {
		return damaged(`stream ${num} cannot be inflated: ${error instanceof Error ? error.message : error}`);
	}
	return whole.length <= MAX_STREAM ? whole : unsupported(`stream ${num} of ${whole.length} bytes`);
}

/** Reads a numbered object; the window grows while the object is cut off by it. */
async function readObject(source: PdfSource, num: number, offset: number): Promise<PdfValue> {
	for (let window = FIRST_WINDOW; ; window *= 8) {
		const length = Math.max(0, Math.min(window, source.size - offset));
		const isWhole = offset + length >= source.size;
		const cursor = createCursor(await readBytes(source, offset, length), isWhole);
		try {
			return await located(`object ${num}`, () => parseObject(cursor, num, offset));
		} catch (error) {
			if (!(error instanceof EndOfBytes) || isWhole) throw error;
			if (window >= MAX_OBJECT) unsupported(`object ${num} is larger than ${MAX_OBJECT} bytes`);
		}
	}
}

function parseObject(cursor: Cursor, num: number, offset: number): PdfValue {
	const isHeader = nextToken(cursor) === num && typeof nextToken(cursor) === "number";
	if (!isHeader || !isWord(nextToken(cursor), "obj")) damaged(`not at ${offset}, where it should be`);
	const value = parseValue(cursor);
	const end = nextToken(cursor);
	if (isWord(end, "endobj")) return value;
	const isStream = isWord(end, "stream") && typeof value === "object" && value?.type === "dict";
	if (!isStream) return damaged("it does not end");
	if (cursor.at + 2 > cursor.bytes.length) throw new EndOfBytes();
	const isReturn = cursor.bytes[cursor.at] === 13;
	const start = cursor.at + (isReturn ? 2 : 1);
	if (cursor.bytes[start - 1] !== 10) damaged("its stream does not begin on a new line");
	return { type: "stream", num, dict: value, start: offset + start };
}
