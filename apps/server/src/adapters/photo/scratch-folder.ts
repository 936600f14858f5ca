import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PREFIX = "offizin-photo-";
/** Longer than any photo is worked on: whoever made the folder was ended before it could take it away. */
const LEFT_AFTER_MS = 3 * 3_600_000;

/** A folder for pixels that need not stand in memory, gone when the work is done. */
export async function withScratchFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
	const folder = await mkdtemp(join(tmpdir(), PREFIX));
	try {
		return await work(folder);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** Takes folders away that were left behind by a process that was ended at work. `now`: milliseconds since 1970. */
export async function clearScratchFolders(now: number): Promise<void> {
	for (const name of await readdir(tmpdir())) {
		if (!name.startsWith(PREFIX)) continue;
		const path = join(tmpdir(), name);
		const found = await stat(path).catch(() => undefined);
		if (found && now - found.mtimeMs > LEFT_AFTER_MS) await rm(path, { recursive: true, force: true });
	}
}
