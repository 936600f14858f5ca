import { RESUMABLE_UPLOADS } from "@offizin/contract/browser";
import { editorRoutes } from "@offizin/contract/editor";
import type { UploadHandlers, UploadServices } from "@offizin/editor-react";
import type { Upload } from "tus-js-client";
import { call } from "#app/call.ts";
import { printedOn } from "./printed-on.ts";
import type { Tus } from "./tus.ts";

export interface Sending extends UploadHandlers {
	readonly file: File;
	readonly stock: Parameters<UploadServices["upload"]>[1];
	/** Of the page, in which a refusal is told. */
	readonly locale: string;
	/** Nothing is being sent any more, whatever comes of it. */
	readonly onStandstill: () => void;
	readonly isCancelled: () => boolean;
}

export type PrepareUpload = (sending: Sending) => Promise<Pick<Upload, "start" | "abort">>;

/** With tus at hand, which comes as a file of its own (uploads/tus.ts). */
export function prepareWith({ Upload: TusUpload, CHUNK_BYTES, RETRY_MS, failureOf }: Tus): PrepareUpload {
	return async (sending) => {
		const { file, stock, locale, onProgress, onFailure, onStandstill } = sending;
		const prepared = new TusUpload(file, {
			endpoint: RESUMABLE_UPLOADS,
			headers: { "x-locale": locale },
			chunkSize: CHUNK_BYTES,
			retryDelays: RETRY_MS,
			metadata: {
				...{ filename: file.name, filetype: file.type },
				...printedOn(stock),
			},
			removeFingerprintOnSuccess: true,
			onProgress: (sent, total) => onProgress(total === 0 ? 0 : sent / total),
			onSuccess: () => void finish(prepared.url ?? "", sending),
			onError(error) {
				onStandstill();
				const { canRetry, message } = failureOf(error);
				onFailure({ canRetry, message });
			},
		});
		const [earlier] = await prepared.findPreviousUploads();
		if (earlier) prepared.resumeFromPreviousUpload(earlier);
		return prepared;
	};
}

/** The upload has the id its address ends in. */
async function finish(
	url: string,
	{ stock, onStandstill, isCancelled, onDone, onFailure }: Sending,
): Promise<void> {
	const id = url.split("/").at(-1) ?? "";
	const stored = await call(editorRoutes.getUpload, { params: { id }, query: printedOn(stock) });
	onStandstill();
	if (isCancelled()) return;
	if (stored.ok) return onDone(stored.value);
	const { status, message } = stored.error;
	// What the server broke on, or never heard of, it may well take the next time.
	onFailure({ canRetry: status === 0 || status >= 500, message: status === 0 ? null : message });
}
