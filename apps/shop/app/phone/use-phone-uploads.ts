import { importAgain } from "@offizin/base";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createPhoneUploads, type SentPhoto } from "./phone-uploads.ts";

const RETRY_MS = 30_000;

/** Photos that are sent by a pass; they go on by themselves when the network is back. */
export function usePhoneUploads(token: string | null, onGone: () => void) {
	const [photos, setPhotos] = useState<readonly SentPhoto[]>([]);
	const pass = useRef(token);
	useEffect(() => {
		pass.current = token;
	}, [token]);
	const uploads = useMemo(
		() =>
			createPhoneUploads({
				pass: () => pass.current ?? "",
				locale: () => document.documentElement.dataset.locale ?? "",
				onChange: setPhotos,
				onGone,
				async load() {
					const tus = await importAgain(async () => await import("#app/uploads/tus.ts"));
					const { sendWith } = await importAgain(async () => await import("./send-photo.ts"));
					return sendWith(tus);
				},
			}),
		[onGone],
	);
	useEffect(() => {
		const again = () => uploads.retryBroken();
		addEventListener("online", again);
		// Browsers do not tell of a network that was there and led nowhere.
		const patience = setInterval(again, RETRY_MS);
		return () => {
			removeEventListener("online", again);
			clearInterval(patience);
		};
	}, [uploads]);
	return {
		photos,
		add: useCallback((files: readonly File[]) => uploads.add(files), [uploads]),
		retry: (key: string) => uploads.retry(key),
	};
}
