import { readdir, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { unlessGone } from "../../adapters/files/unless-gone.ts";
import type { Swept } from "./sweep-folder.ts";

interface Kept {
	readonly path: string;
	readonly bytes: number;
	readonly writtenAt: number;
}

/**
 * Removes the oldest files below a folder until the rest has no more than `mostBytes`; for what is made again when
 * somebody asks for it.
 */
export async function sweepOldest(
	folder: string,
	mostBytes: number,
): Promise<Swept & { readonly kept: number }> {
	const files = await filesBelow(folder);
	let kept = files.reduce((sum, { bytes }) => sum + bytes, 0);
	let [removed, freed] = [0, 0];
	for (const { path, bytes } of files.sort((a, b) => a.writtenAt - b.writtenAt)) {
		if (kept <= mostBytes) break;
		await unlessGone(unlink(path));
		kept -= bytes;
		removed += 1;
		freed += bytes;
	}
	return { files: removed, bytes: freed, kept };
}

async function filesBelow(folder: string): Promise<Kept[]> {
	const entries = (await unlessGone(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
	const files: Kept[] = [];
	for (const entry of entries) {
		if (!entry.isFile()) continue;
		const path = join(entry.parentPath, entry.name);
		const found = await unlessGone(stat(path));
		if (found) files.push({ path, bytes: found.size, writtenAt: found.mtimeMs });
	}
	return files;
}
