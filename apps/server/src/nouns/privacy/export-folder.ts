import { createWriteStream } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { err, ok, type Result } from "@offizin/base";

/** A folder only its owner can read, filled file by file. */
export interface ExportFolder {
	/** `path` is made of ids and numbers of our own, never of what somebody typed. */
	text(path: string, content: string): Promise<void>;
	json(path: string, value: unknown): Promise<void>;
	stream(path: string, content: Readable): Promise<void>;
}

/** Opens a new or empty folder; anything in it is left alone. */
export async function openExportFolder(
	folder: string,
): Promise<Result<ExportFolder, { code: "folder_in_use" }>> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	if ((await readdir(folder)).length > 0) return err({ code: "folder_in_use" });
	const mode = 0o600;
	async function place(path: string): Promise<string> {
		const place = join(folder, path);
		await mkdir(dirname(place), { recursive: true, mode: 0o700 });
		return place;
	}
	const text = async (path: string, content: string) => writeFile(await place(path), content, { mode });
	return ok({
		text,
		json: (path, value) => text(path, `${JSON.stringify(value, null, "\t")}\n`),
		stream: async (path, content) => pipeline(content, createWriteStream(await place(path), { mode })),
	});
}
