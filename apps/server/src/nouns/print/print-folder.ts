import { createHash, type Hash } from "node:crypto";
import { type FileHandle, mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import type { PdfSink } from "@offizin/pdf";
import type { MadeFile } from "./print-task.ts";

/** A folder that files of one job are written into; each is hashed on its way. */
export interface PrintFolder {
	/** Starts a file that is written piece by piece. */
	open(name: string, contentType: string): Promise<PdfSink>;
	put(name: string, contentType: string, content: Uint8Array | string): Promise<MadeFile>;
	/** Ends all open files. */
	close(): Promise<readonly MadeFile[]>;
}

interface Growing {
	readonly name: string;
	readonly contentType: string;
	readonly path: string;
	readonly handle: FileHandle;
	readonly hash: Hash;
	bytes: number;
}

/** Opens a folder for the files of a job; files of an earlier attempt are written over. */
export async function openPrintFolder(folder: string): Promise<PrintFolder> {
	await mkdir(folder, { recursive: true });
	const growing: Growing[] = [];

	async function start(name: string, contentType: string): Promise<Growing> {
		const path = join(folder, name);
		return { name, contentType, path, handle: await open(path, "w"), hash: createHash("sha256"), bytes: 0 };
	}

	async function write(file: Growing, chunk: Uint8Array): Promise<void> {
		file.hash.update(chunk);
		file.bytes += chunk.length;
		await file.handle.writeFile(chunk);
	}

	async function end({ handle, hash, ...file }: Growing): Promise<MadeFile> {
		await handle.close();
		return { ...file, sha256: hash.digest("hex") };
	}

	return {
		async open(name, contentType) {
			const file = await start(name, contentType);
			growing.push(file);
			return { write: (chunk) => write(file, chunk) };
		},
		async put(name, contentType, content) {
			const file = await start(name, contentType);
			await write(file, typeof content === "string" ? Buffer.from(content) : content);
			return end(file);
		},
		async close() {
			const made: MadeFile[] = [];
			for (const file of growing.splice(0)) made.push(await end(file));
			return made;
		},
	};
}
