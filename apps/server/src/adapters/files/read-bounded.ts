import { constants } from "node:fs";
import { open } from "node:fs/promises";

/** A file that is not taken; the message says why, in German. */
export class FileRefused extends Error {}

/** Reads a file somebody names, at most `maxBytes` of it: devices, pipes and larger files throw `FileRefused` unread. */
export async function readBounded(path: string, maxBytes: number): Promise<Buffer> {
	// A pipe nobody writes to would keep us waiting.
	const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
	try {
		const stats = await handle.stat();
		if (!stats.isFile()) throw new FileRefused("Das ist keine Datei.");
		if (stats.size > maxBytes) {
			throw new FileRefused(`Die Datei ist größer als ${Math.floor(maxBytes / 2 ** 20)} MB.`);
		}
		return await handle.readFile();
	} finally {
		await handle.close();
	}
}
