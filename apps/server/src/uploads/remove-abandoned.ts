import { existsSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const KEPT_MS = 48 * 3600 * 1000;

/** Removes what visitors began to upload and never finished. */
export async function removeAbandoned(folders: readonly string[], now: Date): Promise<void> {
	for (const folder of folders.filter((path) => existsSync(path))) {
		for (const name of await readdir(folder)) {
			const path = join(folder, name);
			const { mtimeMs } = await stat(path);
			if (now.getTime() - mtimeMs > KEPT_MS) await rm(path, { force: true });
		}
	}
}
