import { createLanes } from "@offizin/editor-react/lanes";
import type { SendPhoto } from "./send-photo.ts";

/** As from the editor: more of them would only make the first one late. */
const AT_ONCE = 3;

export interface SentPhoto {
	readonly key: string;
	readonly name: string;
	/** "broken" goes on by itself, "refused" does not. */
	readonly state: "waiting" | "sending" | "broken" | "refused" | "done";
	/** From 0 to 1. */
	readonly progress: number;
	/** The words of the server. */
	readonly message: string | null;
}

interface Sending {
	/** The pass as it is now. */
	readonly pass: () => string;
	readonly locale: () => string;
	readonly onChange: (photos: readonly SentPhoto[]) => void;
	/** The pass lets nobody in any more. */
	readonly onGone: () => void;
	/** Fails without a network, and is asked again. */
	readonly load: () => Promise<SendPhoto>;
}

/** Sends photos by a pass, three at a time. */
export function createPhoneUploads({ pass, locale, onChange, onGone, load }: Sending) {
	const lanes = createLanes(AT_ONCE);
	const photos = new Map<string, SentPhoto>();
	const files = new Map<string, File>();
	let count = 0;

	function change(key: string, values: Partial<SentPhoto>): void {
		const photo = photos.get(key);
		if (!photo) return;
		photos.set(key, { ...photo, ...values });
		onChange([...photos.values()]);
	}

	function enter(key: string): void {
		change(key, { state: "waiting", message: null });
		lanes.enter(key, () => void send(key));
	}

	async function send(key: string): Promise<void> {
		const file = files.get(key);
		if (!file) return lanes.leave(key);
		change(key, { state: "sending" });
		const failed = (message: string | null) => change(key, { state: "broken", message });
		try {
			const sendPhoto = await load();
			const sent = await sendPhoto(file, {
				pass: pass(),
				locale: locale(),
				onProgress: (progress) => change(key, { progress }),
			});
			if (sent.isTaken) {
				files.delete(key);
				change(key, { state: "done", progress: 1 });
			} else if (sent.canRetry) failed(sent.message);
			else {
				change(key, { state: "refused", message: sent.message });
				if (sent.code === "photo_pass_unknown") onGone();
			}
		} catch {
			failed(null);
		}
		lanes.leave(key);
	}

	return {
		add(chosen: readonly File[]): void {
			for (const file of chosen) {
				count += 1;
				const key = String(count);
				files.set(key, file);
				photos.set(key, { key, name: file.name, state: "waiting", progress: 0, message: null });
				enter(key);
			}
		},
		retry: enter,
		retryBroken(): void {
			for (const { key, state } of photos.values()) if (state === "broken") enter(key);
		},
	};
}
