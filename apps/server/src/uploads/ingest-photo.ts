import { ok, type Result } from "@offizin/base";
import { contentKey } from "../files/file-store.ts";
import { newId } from "../http/new-id.ts";
import { makeRenditions } from "../images/renditions.ts";
import type { Platform } from "../platform.ts";
import { inspectPhoto, type PhotoError } from "./inspect-photo.ts";
import { MAX_PIXELS } from "./upload-limits.ts";
import { findSameUpload, insertUpload, type UploadRow } from "./upload-store.ts";

export interface ReceivedFile {
	/** A file of our own; it is moved into the store, or left for the caller to remove when it is refused. */
	readonly path: string;
	readonly sha256: string;
	readonly bytes: number;
	readonly owner: string;
	/** Given when the id was promised before; else the same photo of the same owner keeps its id. */
	readonly id?: string;
}

/** Where the original of an upload lies in the file store. */
export function originalKey(sha256: string): string {
	return contentKey("originals", sha256);
}

/** Takes a received file as a photo: checks it, makes its renditions, keeps the original untouched. */
export async function ingestPhoto(
	{ files, database, now }: Platform,
	{ path, sha256, bytes, owner, id }: ReceivedFile,
): Promise<Result<UploadRow, PhotoError>> {
	const same = await findSameUpload(database.db, sha256, owner);
	if (same && id === undefined) return ok(same);
	const photo = await inspectPhoto(path);
	if (!photo.ok) return photo;
	if (!(await files.exists(originalKey(sha256)))) {
		const rendered = await makeRenditions(files, { sha256, input: path }, MAX_PIXELS);
		if (!rendered.ok) return rendered;
		await files.adopt(path, originalKey(sha256));
	}
	const row = { id: id ?? newId(), owner, sha256, bytes, created_at: now(), ...photo.value };
	await insertUpload(database.db, row);
	return ok(row);
}
