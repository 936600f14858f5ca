import { pipeline } from "node:stream/promises";
import { constants, createInflate } from "node:zlib";
import type { PhotoReader } from "./photo-reader.ts";

/** A chunk of a PNG file. */
export interface PngChunk {
	readonly type: string;
	/** Where its content begins, and how long it is. */
	readonly at: number;
	readonly length: number;
}

/**
 * Bytes of a text or profile (zTXt, iTXt, iCCP) with what it unpacks to, none of which are kept; when it is more than
 * `limit`, something above that.
 */
export async function unpackedChunk(reader: PhotoReader, chunk: PngChunk, limit: number): Promise<number> {
	if (chunk.length > limit) return chunk.length;
	const start = await packedFrom(reader, chunk);
	if (start === undefined) return chunk.length;
	const packed = piecesOf(reader, start, chunk.at + chunk.length);
	return chunk.length + (await unpackedBytes(packed, limit - chunk.length));
}

/** Where the packed part begins, after the name and one byte; undefined when the text is not packed. */
async function packedFrom(reader: PhotoReader, { type, at, length }: PngChunk): Promise<number | undefined> {
	const end = at + length;
	const name = await afterZero(reader, at, end);
	if (type !== "iTXt") return name + 1;
	const [isPacked] = await reader.from(name, 1);
	if (name >= end || isPacked === 0) return undefined;
	const language = await afterZero(reader, name + 2, end);
	return afterZero(reader, language, end);
}

async function afterZero(reader: PhotoReader, from: number, end: number): Promise<number> {
	let at = from;
	for await (const piece of piecesOf(reader, from, end)) {
		const zero = piece.indexOf(0);
		if (zero !== -1) return at + zero + 1;
		at += piece.length;
	}
	return end;
}

async function* piecesOf(reader: PhotoReader, from: number, end: number): AsyncGenerator<Buffer> {
	for (let at = from; at < end; ) {
		const piece = (await reader.from(at, 1)).subarray(0, end - at);
		if (piece.length === 0) return;
		yield piece;
		at += piece.length;
	}
}

class TooMuch extends Error {}

/** What is only counted comes in few large pieces: each of them takes a turn of the main thread. */
const PIECE_BYTES = 256 * 1024;

/** A damaged stream counts as far as it goes: decoders leave out such a text or profile and go on. */
async function unpackedBytes(packed: AsyncIterable<Buffer>, limit: number): Promise<number> {
	let bytes = 0;
	try {
		await pipeline(
			packed,
			createInflate({ chunkSize: PIECE_BYTES, finishFlush: constants.Z_SYNC_FLUSH }),
			async (pieces) => {
				for await (const piece of pieces) {
					bytes += piece.length;
					if (bytes > limit) throw new TooMuch();
				}
			},
		);
	} catch (error) {
		if (!(error instanceof TooMuch || isDamage(error))) throw error;
	}
	return bytes;
}

function isDamage(error: unknown): boolean {
	return error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
}
