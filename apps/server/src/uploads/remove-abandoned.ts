import { existsSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const KEPT_MS = 48 * 3600 * 1000;

/** Removes what was begun and never finished: uploads, and files of print jobs that a crash cut off. */
export async function removeAbandoned(folders: readonly string[], now: Date): Promise<void> {
	for (const folder of folders.filter((path) => existsSync(path))) {
		for (const name of await readdir(folder)) {
			const path = join(folder, name);
			const { mtimeMs } = await stat(path);
			if (now.getTime() - mtimeMs > KEPT_MS) await rm(path, { recursive: true, force: true });
		}
	}
}
