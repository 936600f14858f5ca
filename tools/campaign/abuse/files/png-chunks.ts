import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** A chunk of a PNG with its length and sum. */
export function pngChunk(type: string, content: Uint8Array): Buffer {
	const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
	const frame = Buffer.alloc(4);
	frame.writeUInt32BE(content.length);
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([frame, body, sum]);
}

export interface PngHeader {
	readonly width: number;
	readonly height: number;
	readonly depth?: 8 | 16;
	readonly isInterlaced?: boolean;
}

/** The chunk every PNG begins with; true colour without alpha. */
export function pngHead({ width, height, depth = 8, isInterlaced = false }: PngHeader): Buffer {
	const content = Buffer.alloc(13);
	content.writeUInt32BE(width, 0);
	content.writeUInt32BE(height, 4);
	content.set([depth, 2, 0, 0, isInterlaced ? 1 : 0], 8);
	return pngChunk("IHDR", content);
}

/** A whole PNG of chunks. */
export function pngOf(...chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	return new Uint8Array(Buffer.concat([SIGNATURE, ...chunks, pngChunk("IEND", Buffer.alloc(0))]));
}

/** Black pixels of a small picture, ready to be a chunk. */
export function blackPixels(width: number, height: number): Buffer {
	return pngChunk("IDAT", deflateSync(Buffer.alloc(height * (1 + width * 3))));
}
