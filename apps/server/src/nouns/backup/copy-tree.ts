import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { makeFolder } from "../../adapters/files/sync.ts";

/** SHA-256 of a file in hexadecimal digits. */
export async function hashFile(path: string): Promise<string> {
	const hash = createHash("sha256");
	await pipeline(createReadStream(path), hash);
	return hash.digest("hex");
}

interface Walk {
	/** Folders at the top that are not entered. */
	readonly without?: readonly string[];
	/** Folders may go while they are walked; else that throws. */
	readonly mayGo?: boolean;
}

/** Paths of all files below a folder, seen from it, folder by folder; throws for what is neither file nor folder. */
export async function* filesBelow(
	folder: string,
	{ without = [], mayGo = false }: Walk = {},
	within = "",
): AsyncGenerator<string> {
	const listed = readdir(join(folder, within), { withFileTypes: true });
	const entries = (await (mayGo ? listed.catch(ignoreMissing) : listed)) ?? [];
	for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
		const path = within === "" ? entry.name : `${within}/${entry.name}`;
		if (without.includes(path)) continue;
		if (entry.isDirectory()) yield* filesBelow(folder, { without, mayGo }, path);
		else if (entry.isFile()) yield path;
		else if (!entry.isSocket()) throw new Error(`${join(folder, path)} is neither a file nor a folder.`);
	}
}

/** Copies a file and returns the SHA-256 of what was copied; to wait for the disk is left to `syncTree`. */
export async function copyFile(from: string, to: string): Promise<string> {
	const hash = createHash("sha256");
	await pipeline(
		createReadStream(from),
		async function* (chunks: AsyncIterable<Buffer>) {
			for await (const chunk of chunks) {
				hash.update(chunk);
				yield chunk;
			}
		},
		createWriteStream(to),
	);
	return hash.digest("hex");
}

/** Copies all folders below a folder, the empty ones too: PostgreSQL does not make its own anew. */
export async function copyFolders(from: string, to: string): Promise<void> {
	await makeFolder(to);
	for (const entry of await readdir(from, { withFileTypes: true })) {
		if (entry.isDirectory()) await copyFolders(join(from, entry.name), join(to, entry.name));
	}
}

/** Whether a folder is missing or has nothing in it. */
export async function isEmpty(folder: string): Promise<boolean> {
	const stats = await stat(folder).catch(ignoreMissing);
	return stats === undefined || (await readdir(folder)).length === 0;
}

/** For a file that may go while it is looked at. */
export function ignoreMissing(error: unknown): undefined {
	if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
	throw error;
}
