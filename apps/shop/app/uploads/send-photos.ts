import type { Focus } from "@offizin/design";
import type { UploadServices } from "@offizin/editor-react";
import { createLanes } from "@offizin/editor-react/lanes";
import { uploadPhoto } from "./upload-photo.ts";

/** So many are on their way at once, as in the editor: more of them would only make the first one late. */
const AT_ONCE = 3;
/** Browsers do not tell of a network that was there and led nowhere. */
const RETRY_MS = 30_000;

/** A photo the server has. */
export interface SentPhoto {
	readonly upload: string;
	readonly width: number;
	readonly height: number;
	readonly focus: Focus | null;
	readonly likeness: { readonly dhash: string; readonly sharpness: number } | null;
	/** Day, where its camera wrote it down. */
	readonly takenOn: string | null;
	readonly thumb: string;
	/** As large as a screen. */
	readonly screen: string;
}

export type Sending =
	| { readonly kind: "waiting" }
	| { readonly kind: "sending"; readonly progress: number }
	| { readonly kind: "stored"; readonly photo: SentPhoto }
	/** `message` is the server's; null where nobody was reached. */
	| { readonly kind: "failed"; readonly message: string | null; readonly canRetry: boolean };

/** Sends photos, some at a time, and goes on where a connection broke. One that is refused stops no other. */
export interface PhotoSender {
	readonly send: (key: string, file: File) => void;
	readonly retry: (key: string) => void;
	readonly cancel: (key: string) => void;
	readonly stop: () => void;
}

type Running = ReturnType<UploadServices["upload"]>;

export function createPhotoSender(
	tell: (key: string, sending: Sending) => void,
	{
		stock,
		upload = uploadPhoto,
		atOnce = AT_ONCE,
	}: {
		/** By what the server knows how their colours will be printed. */
		readonly stock: Readonly<Record<string, string>>;
		readonly upload?: typeof uploadPhoto;
		readonly atOnce?: number;
	},
): PhotoSender {
	const lanes = createLanes(atOnce);
	const running = new Map<string, Running>();
	const broken = new Set<string>();
	/** Until a first answer has come the server knows nobody: three at once would be three visitors to it. */
	let held: Map<string, () => void> | null = new Map();
	let isBegun = false;

	function known(): void {
		for (const enter of held?.values() ?? []) enter();
		held = null;
	}

	function begin(key: string, file: File): void {
		tell(key, { kind: "sending", progress: 0 });
		const sending = upload(file, stock, {
			onProgress(progress) {
				if (progress > 0) known();
				tell(key, { kind: "sending", progress });
			},
			onDone({ id, comparison, preview, ...photo }) {
				running.delete(key);
				known();
				tell(key, {
					kind: "stored",
					photo: { ...photo, upload: id, thumb: comparison.after, screen: preview },
				});
				lanes.leave(key);
			},
			onFailure({ canRetry, message }) {
				known();
				if (canRetry) broken.add(key);
				else running.delete(key);
				tell(key, { kind: "failed", message, canRetry });
				lanes.leave(key);
			},
		});
		running.set(key, sending);
	}

	function retry(key: string): void {
		const upload = running.get(key);
		if (!upload || !broken.delete(key)) return;
		tell(key, { kind: "waiting" });
		lanes.enter(key, () => {
			tell(key, { kind: "sending", progress: 0 });
			upload.retry();
		});
	}

	const retryAll = () => {
		for (const key of [...broken]) retry(key);
	};
	const patience = setInterval(retryAll, RETRY_MS);
	addEventListener("online", retryAll);

	return {
		send(key, file) {
			const enter = () => lanes.enter(key, () => begin(key, file));
			if (!held || !isBegun) {
				isBegun = true;
				enter();
			} else held.set(key, enter);
		},
		retry,
		cancel(key) {
			const isFirst = held !== null && running.has(key);
			running.get(key)?.cancel();
			running.delete(key);
			held?.delete(key);
			if (isFirst) known();
			broken.delete(key);
			lanes.leave(key);
		},
		stop() {
			clearInterval(patience);
			removeEventListener("online", retryAll);
			for (const key of [...running.keys()]) running.get(key)?.cancel();
		},
	};
}

/** Some systems give HEIC and others no type; the server looks at the bytes anyway. */
export function isPhoto({ type, name }: Pick<File, "type" | "name">): boolean {
	return type.startsWith("image/") || (type === "" && /\.(jpe?g|png|webp|avif|heic|heif)$/i.test(name));
}
