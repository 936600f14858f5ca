import { constants } from "node:fs";
import { open } from "node:fs/promises";

/** A file that is not taken. */
export class FileRefused extends Error {
	readonly code: "not_a_file" | "too_large";
	/** Whole megabytes that would have been taken. */
	readonly limit: number;

	constructor(code: FileRefused["code"], maxBytes: number) {
		super(code);
		this.code = code;
		this.limit = Math.floor(maxBytes / 2 ** 20);
	}
}

/** Reads a file somebody names, at most `maxBytes` of it: devices, pipes and larger files throw `FileRefused` unread. */
export async function readBounded(path: string, maxBytes: number): Promise<Buffer> {
	// A pipe nobody writes to would keep us waiting.
	const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
	try {
		const stats = await handle.stat();
		if (!stats.isFile()) throw new FileRefused("not_a_file", maxBytes);
		if (stats.size > maxBytes) throw new FileRefused("too_large", maxBytes);
		return await handle.readFile();
	} finally {
		await handle.close();
	}
}
