import type { Owner } from "@offizin/accounts";
import { ok, type Result } from "@offizin/base";
import { newId } from "../../adapters/ids/new-id.ts";
import type { InspectionError } from "../../adapters/photo/inspection/inspect-photo.ts";
import { MAX_BYTES } from "../../adapters/photo/upload-limits.ts";
import type { ChosenProfile } from "../../adapters/profiles/profile-choice.ts";
import type { Platform } from "../platform.ts";
import type { RenderFailure } from "../rendering/renderer.ts";
import { ingestPhoto } from "./ingest-photo.ts";
import { receiveFile } from "./receive-file.ts";
import {
	chargedNetwork,
	chargeUpload,
	releaseCharge,
	settleCharge,
	type UploadQuotaError,
} from "./upload-charge.ts";
import { uploadFolders } from "./upload-folders.ts";
import { uploadQuota } from "./upload-quota.ts";
import type { UploadRow } from "./upload-store.ts";

interface SentForm {
	readonly request: Request;
	readonly owner: Owner;
	/** Network it comes from. */
	readonly client: string;
	readonly proof: ChosenProfile;
	/** Bytes the request says it has; undefined when it does not say. */
	readonly announced: number | undefined;
}

type TakeError = InspectionError | RenderFailure | UploadQuotaError | "upload_missing" | "upload_too_large";

/** Takes the photo of a form: charged before it is read, and given back when nothing of it is kept. */
export async function takeUpload(
	platform: Platform,
	{ request, owner, client, proof, announced = MAX_BYTES }: SentForm,
): Promise<Result<UploadRow, TakeError>> {
	const {
		config,
		database: { db },
		now,
		uploadPace,
	} = platform;
	const id = newId();
	const bytes = Math.min(announced, MAX_BYTES);
	const charge = { id, owner, network: chargedNetwork(config, client), bytes, at: now() };
	const charged = await chargeUpload(db, charge, uploadQuota(config.rateLimitFactor));
	if (!charged.ok) return charged;
	let isKept = false;
	try {
		const received = await receiveFile(request, uploadFolders(config).incoming, (count) =>
			uploadPace.bytes(client, count),
		);
		if (!received.ok) return received;
		try {
			const upload = await ingestPhoto(platform, { ...received.value, owner, client, proof });
			if (!upload.ok) return upload;
			await settleCharge(db, id, received.value.bytes);
			isKept = true;
			return ok(upload.value);
		} finally {
			await received.value.remove();
		}
	} finally {
		if (!isKept) await releaseCharge(db, id);
	}
}
