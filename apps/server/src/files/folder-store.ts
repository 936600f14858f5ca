import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { FileStore } from "./file-store.ts";

/** The file store in a folder. */
export function folderStore(folder: string): FileStore {
	const disk = new Disk(new FSDriver({ location: folder, visibility: "private" }));
	return {
		read: (key) => disk.getBytes(key),
		readStream: (key) => disk.getStream(key),
		exists: (key) => disk.exists(key),
		async write(key, bytes) {
			// A rename is atomic, a write is not: a crash must never leave half a file under a good name.
			const draft = `drafts/${randomUUID()}`;
			await disk.put(draft, bytes);
			await disk.move(draft, key);
		},
		localPath: async (key) => join(folder, key),
		adopt: (path, key) => disk.moveFromFs(path, key),
		delete: (key) => disk.delete(key),
	};
}
