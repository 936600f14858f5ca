import { type FileHandle, open } from "node:fs/promises";

const WINDOW = 256 * 1024;

/** Reads a file, holding one window of it at a time. */
export interface PhotoReader {
	/** Bytes of the file. */
	readonly size: number;
	/** What the window holds from `offset` on: `atLeast` bytes (a few), fewer only where the file ends. */
	from(offset: number, atLeast: number): Promise<Buffer>;
}

/** Lends a reader of the file to `work` and closes the file afterwards. */
export async function readingPhoto<Outcome>(
	path: string,
	work: (reader: PhotoReader) => Promise<Outcome>,
): Promise<Outcome> {
	const file = await open(path);
	try {
		return await work(readerOf(file, (await file.stat()).size));
	} finally {
		await file.close();
	}
}

function readerOf(file: FileHandle, size: number): PhotoReader {
	let window = Buffer.alloc(0);
	let start = 0;
	return {
		size,
		async from(offset, atLeast) {
			const wanted = Math.min(atLeast, Math.max(0, size - offset));
			if (offset < start || offset + wanted > start + window.length) {
				const length = Math.min(WINDOW, Math.max(0, size - offset));
				const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, offset);
				[window, start] = [buffer.subarray(0, bytesRead), offset];
			}
			return window.subarray(offset - start);
		},
	};
}
