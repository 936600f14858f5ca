import { importAgain } from "@offizin/base";
import { editorRoutes, RESUMABLE_UPLOADS } from "@offizin/contract/browser";
import type { EditorServices } from "@offizin/editor-react";
import { refinementOf } from "@offizin/formats";
import { call } from "#app/call.ts";

const RETRY_MS = [0, 1000, 3000, 6000];
const CHUNK_BYTES = 4 * 1024 * 1024;

type Tus = Pick<typeof import("tus-js-client"), "Upload">;
type TusUpload = InstanceType<Tus["Upload"]>;

/** Sends a photo in pieces, so that a broken connection goes on where it broke (tus). */
export const uploadPhoto = uploadWith(
	() => importAgain(async () => await import("tus-js-client")),
	() => document.documentElement.lang,
);

/**
 * `loadTus` fails without a network; every retry asks it again, also one that comes while it is failing. `locale` is
 * that of the page, in which a refusal is told.
 */
export function uploadWith(loadTus: () => Promise<Tus>, locale: () => string): EditorServices["upload"] {
	return (file, stock, { onProgress, onDone, onFailure }) => {
		const { paperType = "" } = stock;
		const refinementType = refinementOf(stock);
		let upload: TusUpload | null = null;
		let phase: "waiting" | "starting" | "sending" = "waiting";
		let isAskedAgain = false;
		let isCancelled = false;
		void start();

		async function start(): Promise<void> {
			isAskedAgain = phase === "starting";
			if (phase !== "waiting" || isCancelled) return;
			phase = "starting";
			try {
				upload ??= await prepare();
				phase = "sending";
				if (!isCancelled) upload.start();
			} catch {
				phase = "waiting";
				if (isAskedAgain) await start();
				else if (!isCancelled) onFailure({ canRetry: true, message: null });
			}
		}

		async function prepare(): Promise<TusUpload> {
			const tus = await loadTus();
			const prepared = new tus.Upload(file, {
				endpoint: RESUMABLE_UPLOADS,
				headers: { "x-locale": locale() },
				chunkSize: CHUNK_BYTES,
				retryDelays: RETRY_MS,
				metadata: { filename: file.name, filetype: file.type, paperType, refinementType },
				removeFingerprintOnSuccess: true,
				onProgress: (sent, total) => onProgress(total === 0 ? 0 : sent / total),
				onSuccess: () => void finish(prepared.url ?? ""),
				onError(error) {
					phase = "waiting";
					const body = "originalResponse" in error ? (error.originalResponse?.getBody() ?? "") : "";
					const refused = messageIn(body);
					onFailure(
						refused === undefined ? { canRetry: true, message: null } : { canRetry: false, message: refused },
					);
				},
			});
			const [earlier] = await prepared.findPreviousUploads();
			if (earlier) prepared.resumeFromPreviousUpload(earlier);
			return prepared;
		}

		/** The upload has the id its address ends in. */
		async function finish(url: string): Promise<void> {
			const id = url.split("/").at(-1) ?? "";
			const stored = await call(editorRoutes.getUpload, {
				params: { id },
				query: { paperType, refinementType },
			});
			phase = "waiting";
			if (isCancelled) return;
			if (stored.ok) return onDone(stored.value);
			const { status, message } = stored.error;
			// What the server broke on, or never heard of, it may well take the next time.
			onFailure({ canRetry: status === 0 || status >= 500, message: status === 0 ? null : message });
		}

		return {
			retry: () => void start(),
			cancel() {
				isCancelled = true;
				// A half photo left behind is swept away by the server.
				void upload?.abort();
			},
		};
	};
}

/** The words of a refusal, when the answer carries one. */
function messageIn(body: string): string | undefined {
	if (!body.startsWith("{")) return undefined;
	const value: unknown = JSON.parse(body);
	return typeof value === "object" && value !== null && "message" in value
		? String(value.message)
		: undefined;
}
