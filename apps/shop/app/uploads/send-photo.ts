import type { UploadHandlers } from "@offizin/editor-react";
import { uploadPhoto } from "./upload-photo.ts";

type Stored = Parameters<UploadHandlers["onDone"]>[0];

/** Why nothing came of a photo; `message` is the server's, null where nobody was reached. */
export interface Refused {
	readonly ok: false;
	readonly message: string | null;
}

/** Sends one photo that is to be printed on a stock. */
export function sendPhoto(
	file: File,
	stock: Readonly<Record<string, string>>,
	onProgress: (share: number) => void = () => undefined,
): Promise<{ readonly ok: true; readonly photo: Stored } | Refused> {
	return new Promise((resolve) => {
		uploadPhoto(file, stock, {
			onProgress,
			onDone: (photo) => resolve({ ok: true, photo }),
			onFailure: ({ message }) => resolve({ ok: false, message }),
		});
	});
}
