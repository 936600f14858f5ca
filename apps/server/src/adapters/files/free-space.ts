import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Config } from "../../config.ts";

/** A full disk needs some seconds to become one: it is not asked again for each request. */
const KEPT_MS = 5000;

export interface FreeSpace {
	/** Bytes free for us, on the disk of the files and on that of the database and secrets. */
	measure(): Promise<{ readonly files: number; readonly data: number }>;
	/** Whether a disk has less than what is kept for orders, prints and mails. */
	isScarce(): Promise<boolean>;
}

/** Measures the disks of an installation, every few seconds at most. */
export function freeSpace(
	{ filesFolder, dataFolder, minFreeBytes }: Pick<Config, "filesFolder" | "dataFolder" | "minFreeBytes">,
	now: () => Date,
): FreeSpace {
	let known: { readonly at: number; readonly space: ReturnType<FreeSpace["measure"]> } | undefined;

	async function ask() {
		const [files, data] = await Promise.all([freeBytes(filesFolder), freeBytes(dataFolder)]);
		return { files, data };
	}

	function measure() {
		const at = now().getTime();
		// A clock that was set back must not keep an old answer.
		if (!known || Math.abs(at - known.at) >= KEPT_MS) known = { at, space: ask() };
		return known.space;
	}

	return {
		measure,
		async isScarce() {
			const { files, data } = await measure();
			return Math.min(files, data) < minFreeBytes;
		},
	};
}

/** Of the disk a folder lies on, or will lie on. */
async function freeBytes(folder: string): Promise<number> {
	try {
		const { bavail, bsize } = await statfs(folder);
		return bavail * bsize;
	} catch (error) {
		const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
		if (!isMissing || dirname(folder) === folder) throw error;
		return freeBytes(dirname(folder));
	}
}
