import { importAgain } from "@offizin/base";
import type { UploadServices } from "@offizin/editor-react";
import type { PrepareUpload } from "./tus-upload.ts";

/** Sends a photo in pieces, so that a broken connection goes on where it broke (tus). */
export const uploadPhoto = uploadWith(
	async () => {
		const tus = await importAgain(async () => await import("./tus.ts"));
		const { prepareWith } = await importAgain(async () => await import("./tus-upload.ts"));
		return { prepareUpload: prepareWith(tus) };
	},
	() => document.documentElement.lang,
);

/**
 * `loadTus` fails without a network; every retry asks it again, also one that comes while it is failing. `locale` is
 * that of the page, in which a refusal is told.
 */
export function uploadWith(
	loadTus: () => Promise<{ readonly prepareUpload: PrepareUpload }>,
	locale: () => string,
): UploadServices["upload"] {
	return (file, stock, handlers) => {
		let upload: Awaited<ReturnType<PrepareUpload>> | null = null;
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
				else if (!isCancelled) handlers.onFailure({ canRetry: true, message: null });
			}
		}

		async function prepare(): ReturnType<PrepareUpload> {
			const { prepareUpload } = await loadTus();
			return await prepareUpload({
				...handlers,
				...{ file, stock, locale: locale() },
				onStandstill: () => {
					phase = "waiting";
				},
				isCancelled: () => isCancelled,
			});
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
