import { formatOwner, type Owner } from "@offizin/accounts";
import { err, ok, type Result } from "@offizin/base";
import type { Db } from "../../adapters/database/database.ts";
import { contentKey, type FileStore } from "../../adapters/files/file-store.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import type { InspectionError } from "../../adapters/photo/inspection/inspect-photo.ts";
import type { ChosenProfile } from "../../adapters/profiles/profile-choice.ts";
import type { Platform } from "../platform.ts";
import type { RenderFailure } from "../rendering/renderer.ts";
import { ensureRenditions, type PhotoSeen } from "./renditions.ts";
import {
	holdPhoto,
	insertUpload,
	knownSight,
	type PhotoSight,
	renewUpload,
	type UploadRow,
} from "./upload-store.ts";

export interface ReceivedFile {
	/** A file of our own; it is moved into the store, or left for the caller to remove when it is refused. */
	readonly path: string;
	readonly sha256: string;
	readonly bytes: number;
	readonly owner: Owner;
	/** Network it came from. */
	readonly client: string;
	/** How it is most likely to be printed: its first proof. */
	readonly proof: ChosenProfile;
	/** Given when the id was promised before; else the same photo of the same owner keeps its id. */
	readonly id?: string;
}

/** Where the original of an upload lies in the file store. */
export function originalKey(sha256: string): string {
	return contentKey("originals", sha256);
}

/** Takes a received file as a photo: checks it, makes its renditions, keeps the original untouched. */
export async function ingestPhoto(
	{ files, database, now, renderer }: Platform,
	{ path, sha256, bytes, owner, client, proof, id }: ReceivedFile,
): Promise<Result<UploadRow, InspectionError | RenderFailure>> {
	const created_at = now();
	const same = id === undefined && (await renewUpload(database.db, { sha256, owner, created_at }));
	if (same) return ok(same);
	const inspected = await renderer.run("photo.inspect", path, { client, isHeavy: true });
	if (!inspected.ok) return inspected;
	const photo = inspected.value;
	if (!photo.ok) return photo;
	const row = {
		id: id ?? newId(),
		owner: formatOwner(owner),
		sha256,
		bytes,
		created_at,
		...photo.value,
	};
	let sight = await knownSight(database.db, sha256);
	for (;;) {
		const isKnown = await files.exists(originalKey(sha256));
		if (!isKnown) {
			const made = await ensureRenditions({ files, renderer }, { sha256, proof }, path, { client });
			if (!made.ok) return made.error === "photo_damaged" ? err("upload_damaged") : err(made.error);
			sight = made.value ? sightOf(made.value) : sight;
		}
		const seen = { ...row, ...(sight ?? unseen) };
		if (await storeUpload(database.db, files, { row: seen, path: isKnown ? undefined : path }))
			return ok(seen);
	}
}

const unseen: PhotoSight = { focus_x: null, focus_y: null, dhash: null, sharpness: null, outline: null };

function sightOf({ focus, likeness, outline }: PhotoSeen): PhotoSight {
	return { focus_x: focus.x, focus_y: focus.y, ...likeness, outline };
}

interface Storing {
	readonly row: UploadRow;
	/** The original, unless it is in the store already. */
	readonly path: string | undefined;
}

/** Stores the row, with its original; false when the files known before have been removed meanwhile (forget-uploads.ts). */
async function storeUpload(db: Db, files: FileStore, { row, path }: Storing): Promise<boolean> {
	const key = originalKey(row.sha256);
	return db.transaction().execute(async (trx) => {
		await holdPhoto(trx, row.sha256);
		if (path) await files.adopt(path, key);
		else if (!(await files.exists(key))) return false;
		await insertUpload(trx, row);
		return true;
	});
}
