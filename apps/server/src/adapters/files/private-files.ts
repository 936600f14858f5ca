import { existsSync } from "node:fs";
import { chmod, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Every right of everybody but the owner. */
export const OTHERS = 0o077;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Of a folder that is meant for everybody, like /tmp. */
const STICKY = 0o1000;

/** From now on only the user of this process may read what it writes. */
export function writePrivately(): void {
	process.umask(OTHERS);
}

/**
 * Closes folders to everybody but their owner where an earlier version has left them open; nobody else reaches what lies
 * below a closed one. Returns those of somebody else and those meant for everybody, which stay as they are.
 */
export async function closeFolders(folders: readonly string[]): Promise<readonly string[]> {
	const foreign: string[] = [];
	for (const folder of folders) {
		if (!existsSync(folder) || !(await isOpenToOthers(folder))) continue;
		const { uid, mode } = await stat(folder);
		if (uid === process.getuid?.() && (mode & STICKY) === 0) await chmod(folder, FOLDER_MODE);
		else foreign.push(folder);
	}
	return foreign;
}

/** Whether anybody but its owner may do anything with a file or folder. */
export async function isOpenToOthers(path: string): Promise<boolean> {
	return ((await stat(path)).mode & OTHERS) !== 0;
}

/** Closes a folder and everything in it to everybody but the owner. */
export async function closeTree(folder: string): Promise<void> {
	await chmod(folder, FOLDER_MODE);
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
		await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? FOLDER_MODE : FILE_MODE);
	}
}
