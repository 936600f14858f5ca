import { createHash } from "node:crypto";
import type { Owner } from "@offizin/accounts";
import { err, ok, type Result } from "@offizin/base";
import type { InspectionError } from "../../adapters/photo/inspection/inspect-photo.ts";
import type { ChosenProfile } from "../../adapters/profiles/profile-choice.ts";
import type { Platform } from "../platform.ts";
import type { RenderFailure } from "../rendering/renderer.ts";
import { ingestPhoto } from "./ingest-photo.ts";
import type { ResumableStore } from "./resumable-store.ts";
import { isPromisedTo, releaseCharge, settleCharge } from "./upload-charge.ts";
import { findUpload, type UploadRow } from "./upload-store.ts";

/** An upload of which every byte has arrived, and who sent it. */
export interface ArrivedUpload {
	readonly id: string;
	readonly owner: Owner;
	/** Network it came from. */
	readonly client: string;
	readonly proof: ChosenProfile;
}

export type FinishError = InspectionError | RenderFailure | "upload_not_found";

/**
 * Takes uploads that have arrived whole as photos, each once however many ask. When this throws, everything stays as it
 * was, and the next one who asks tries again.
 */
export function resumableFinish(
	platform: Platform,
	store: ResumableStore,
): (arrived: ArrivedUpload) => Promise<Result<UploadRow, FinishError>> {
	const { db } = platform.database;
	const running = new Map<string, Promise<Result<UploadRow, FinishError>>>();

	async function finish({
		id,
		owner,
		client,
		proof,
	}: ArrivedUpload): Promise<Result<UploadRow, FinishError>> {
		const known = await findUpload(db, id, owner);
		if (known) return ok(known);
		if (!(await store.isWhole(id)) || !(await isPromisedTo(db, id, owner))) return err("upload_not_found");
		const file = { path: store.pathOf(id), ...(await digest(store, id)) };
		const upload = await ingestPhoto(platform, { ...file, owner, client, proof, id });
		await store.remove(id);
		await (upload.ok ? settleCharge(db, id, file.bytes) : releaseCharge(db, id));
		return upload;
	}

	return (arrived) => {
		const already = running.get(arrived.id);
		if (already) return already;
		const finishing = finish(arrived).finally(() => running.delete(arrived.id));
		running.set(arrived.id, finishing);
		return finishing;
	};
}

async function digest(store: ResumableStore, id: string): Promise<{ sha256: string; bytes: number }> {
	const hash = createHash("sha256");
	let bytes = 0;
	for await (const chunk of store.read(id)) {
		hash.update(chunk);
		bytes += chunk.length;
	}
	return { sha256: hash.digest("hex"), bytes };
}
