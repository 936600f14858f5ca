import { createHash } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { err, ok, type Result } from "@offizin/base";
import { newId } from "../../adapters/ids/new-id.ts";
import { MAX_BYTES } from "../../adapters/photo/upload-limits.ts";
import { readMultipartFile } from "./read-multipart-file.ts";

export interface TemporaryFile {
	readonly path: string;
	readonly sha256: string;
	readonly bytes: number;
	remove(): Promise<void>;
}

class TooLarge extends Error {}

/** Streams the photo of a form to a temporary file, hashing on the way; stops at the byte limit. */
export async function receiveFile(
	request: Request,
	folder: string,
	/** Resolves when so many more bytes may be taken in. */
	pace: (bytes: number) => Promise<void>,
): Promise<Result<TemporaryFile, "upload_missing" | "upload_too_large">> {
	await mkdir(folder, { recursive: true });
	const path = join(folder, newId());
	const remove = () => rm(path, { force: true });
	const file = await open(path, "wx");
	const hash = createHash("sha256");
	let bytes = 0;
	try {
		const read = await readMultipartFile(request, "file", async (chunk) => {
			bytes += chunk.length;
			if (bytes > MAX_BYTES) throw new TooLarge();
			await pace(chunk.length);
			hash.update(chunk);
			await file.write(chunk);
		});
		await file.close();
		if (read.ok) return ok({ path, sha256: hash.digest("hex"), bytes, remove });
		await remove();
		return err("upload_missing");
	} catch (error) {
		await file.close();
		await remove();
		if (error instanceof TooLarge) return err("upload_too_large");
		throw error;
	}
}
