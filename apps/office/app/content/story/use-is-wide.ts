import { useSyncExternalStore } from "react";

/** Where the page and its preview stand side by side (story-editor.module.css). */
const WIDE = "(min-width: 64rem)";

function listen(listener: () => void): () => void {
	const query = matchMedia(WIDE);
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
}

/** Whether there is room for all that can be done with a page beside its name. */
export function useIsWide(): boolean {
	return useSyncExternalStore(listen, () => matchMedia(WIDE).matches);
}
