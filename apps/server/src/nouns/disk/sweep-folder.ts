import { readdir, rmdir, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { unlessGone } from "../../adapters/files/unless-gone.ts";

export interface Swept {
	readonly files: number;
	readonly bytes: number;
}

const NOTHING: Swept = { files: 0, bytes: 0 };

/**
 * Removes every file below a folder that nobody has written to since `before`, and every folder below it that has stayed
 * empty as long. What others remove or fill meanwhile is left to them.
 */
export async function sweepFolder(folder: string, before: Date): Promise<Swept> {
	let swept = NOTHING;
	for (const name of await namesIn(folder)) {
		const { files, bytes } = await sweepEntry(join(folder, name), before);
		swept = { files: swept.files + files, bytes: swept.bytes + bytes };
	}
	return swept;
}

async function namesIn(folder: string): Promise<readonly string[]> {
	return (await unlessGone(readdir(folder))) ?? [];
}

async function sweepEntry(path: string, before: Date): Promise<Swept> {
	const found = await unlessGone(stat(path));
	if (!found) return NOTHING;
	const isOld = found.mtime < before;
	if (found.isDirectory()) {
		const swept = await sweepFolder(path, before);
		if (isOld) await unlessGone(rmdir(path));
		return swept;
	}
	if (!isOld) return NOTHING;
	await unlessGone(unlink(path));
	return { files: 1, bytes: found.size };
}
