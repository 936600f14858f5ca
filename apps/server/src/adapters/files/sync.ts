import { mkdir, open, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Waits until a file is on the disk; for a folder, until the names in it are. */
export async function sync(path: string): Promise<void> {
	const handle = await open(path);
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

/** Makes a folder with all above it, and waits until their names are on the disk. */
export async function makeFolder(folder: string): Promise<void> {
	const first = await mkdir(folder, { recursive: true });
	if (first === undefined) return;
	for (let made = folder; made.length >= first.length; made = dirname(made)) await sync(dirname(made));
}

/** Waits until everything in a folder is on the disk, but for the files of this name. */
export async function syncTree(folder: string, except: string): Promise<void> {
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
		if (entry.name !== except) await sync(join(entry.parentPath, entry.name));
	}
	await sync(folder);
}
