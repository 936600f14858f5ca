import { randomUUID } from "node:crypto";
import { copyFile, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { FileStore } from "./file-store.ts";
import { passingFolders } from "./passing-folders.ts";
import { makeFolder, sync } from "./sync.ts";
import { unlessGone } from "./unless-gone.ts";

/** The file store in a folder. What it has taken is on the disk, not only on its way there. */
export function folderStore(folder: string): FileStore {
	const disk = new Disk(new FSDriver({ location: folder, visibility: "private" }));

	/** A file that nobody looks for, until it is whole. */
	async function draft<Made>(make: (path: string) => Promise<Made>): Promise<Made> {
		const path = join(folder, passingFolders.drafts, randomUUID());
		await makeFolder(dirname(path));
		try {
			return await make(path);
		} finally {
			await rm(path, { force: true });
		}
	}

	/** Renamed, since flydrive would copy: a crash must never leave half a file under a good name. */
	async function move(path: string, key: string): Promise<void> {
		const target = join(folder, key);
		await makeFolder(dirname(target));
		await rename(path, target);
		await sync(dirname(target));
	}

	return {
		read: (key) => disk.getBytes(key),
		readStream: (key) => disk.getStream(key),
		exists: (key) => disk.exists(key),
		async holds(key, bytes) {
			if (!(await disk.exists(key))) return false;
			return (await disk.getMetaData(key)).contentLength === bytes;
		},
		write: (key, bytes) =>
			draft(async (path) => {
				const file = await open(path, "wx");
				try {
					await file.writeFile(bytes);
					await file.sync();
				} finally {
					await file.close();
				}
				await move(path, key);
			}),
		localPath: async (key) => join(folder, key),
		async adopt(path, key) {
			await sync(path);
			try {
				await move(path, key);
			} catch (error) {
				if (!isAnotherFileSystem(error)) throw error;
				await draft(async (copy) => {
					await copyFile(path, copy);
					await sync(copy);
					await move(copy, key);
				});
				await rm(path);
			}
		},
		delete: (key) => disk.delete(key),
		async deleteAll(start) {
			const within = dirname(start);
			for (const name of (await unlessGone(readdir(join(folder, within)))) ?? []) {
				const key = `${within}/${name}`;
				if (key.startsWith(start)) await disk.delete(key);
			}
		},
	};
}

/** A rename ends at the border of a file system. */
function isAnotherFileSystem(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "EXDEV";
}
