import { PASS_HEADER, PASSED_UPLOADS } from "@offizin/contract/photo-pass";
import type { Tus } from "#app/uploads/tus.ts";
import type { TusFailure } from "#app/uploads/tus-failure.ts";

interface Sending {
	readonly pass: string;
	/** Of the page, in which a refusal is told. */
	readonly locale: string;
	/** From 0 to 1. */
	readonly onProgress: (progress: number) => void;
}

type Sent = { readonly isTaken: true } | ({ readonly isTaken: false } & TusFailure);

export type SendPhoto = (file: File, sending: Sending) => Promise<Sent>;

/** Sends a photo by a pass, in pieces: begun again, it goes on where it broke. */
export function sendWith(tus: Tus): SendPhoto {
	return (file, sending) => sendPhoto(tus, file, sending);
}

async function sendPhoto(
	{ Upload, CHUNK_BYTES, RETRY_MS, failureOf }: Tus,
	file: File,
	{ pass, locale, onProgress }: Sending,
): Promise<Sent> {
	const { promise, resolve } = Promise.withResolvers<Sent>();
	const upload = new Upload(file, {
		endpoint: PASSED_UPLOADS,
		headers: { "x-locale": locale, [PASS_HEADER]: pass },
		chunkSize: CHUNK_BYTES,
		retryDelays: RETRY_MS,
		metadata: { filename: file.name, filetype: file.type },
		removeFingerprintOnSuccess: true,
		onProgress: (sent, total) => onProgress(total === 0 ? 0 : sent / total),
		onSuccess: () => resolve({ isTaken: true }),
		onError: (error) => resolve({ isTaken: false, ...failureOf(error) }),
	});
	const [earlier] = await upload.findPreviousUploads();
	if (earlier) upload.resumeFromPreviousUpload(earlier);
	upload.start();
	return promise;
}
