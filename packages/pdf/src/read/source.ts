import { damaged } from "./read-error.ts";

/** Random access to a file's bytes, so that a book of gigabytes needs little memory. */
export interface PdfSource {
	readonly size: number;
	/** The bytes from `offset`; always `length` of them, as both lie within the size. */
	read(offset: number, length: number): Promise<Uint8Array>;
}

/**
 * Undoes the zlib format (RFC 1950), for example Node's promised `inflate`; rejects when it cannot. Give it a
 * `maxOutputLength`: a small stream may claim to hold gigabytes.
 */
export type Inflate = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

export async function readBytes(source: PdfSource, offset: number, length: number): Promise<Uint8Array> {
	const isInside = Number.isSafeInteger(offset) && Number.isSafeInteger(length) && offset >= 0 && length >= 0;
	if (!isInside || offset + length > source.size) {
		return damaged(`${length} bytes at ${offset} lie outside the file of ${source.size}`);
	}
	const bytes = await source.read(offset, length);
	return bytes.length === length ? bytes : damaged(`the file ends within ${length} bytes at ${offset}`);
}

/** A source over bytes in memory. */
export function memorySource(bytes: Uint8Array): PdfSource {
	return {
		size: bytes.length,
		read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
	};
}
