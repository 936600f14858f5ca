import type { Asset } from "@offizin/design";
import { useRef } from "react";
import { useEditing, useHost } from "../editor-context.tsx";
import { stockOf } from "../uploads/use-proofs.ts";

/**
 * Asks where the eye goes first in a photo somebody is about to take from the tray, so that it lies well in its frame.
 * Until the answer is there, and without a network, it is its middle.
 */
export function useFocusOfPhotos(): (photo: Asset) => Promise<void> {
	const { editor } = useEditing();
	const { services } = useHost();
	const asked = useRef(new Set<string>());
	return async ({ upload, width, height }) => {
		const isKnown = editor.getSnapshot().photos[upload]?.focus !== undefined;
		if (isKnown || asked.current.has(upload)) return;
		asked.current.add(upload);
		const stored = await services.uploads?.storedPhoto(upload, stockOf(editor));
		if (stored?.focus) editor.knowPhotos({ [upload]: { width, height, focus: stored.focus } });
	};
}
