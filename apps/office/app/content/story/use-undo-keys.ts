import { useEffect, useEffectEvent } from "react";
import type { StoryDraft } from "./use-story-draft.ts";

/** Undo and redo of the page by the keys every editor has, in text fields too: their steps are those of the page. */
export function useUndoKeys(draft: StoryDraft): void {
	const press = useEffectEvent((event: KeyboardEvent) => {
		if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
		if (document.querySelector("dialog[open]")) return;
		const key = event.key.toLowerCase();
		if (key !== "z" && key !== "y") return;
		event.preventDefault();
		if (key === "y" || event.shiftKey) draft.redo();
		else draft.undo();
	});
	useEffect(() => {
		const listen = (event: KeyboardEvent) => press(event);
		// Before text editors in the page take the keys for themselves.
		document.addEventListener("keydown", listen, { capture: true });
		return () => document.removeEventListener("keydown", listen, { capture: true });
	}, []);
}
