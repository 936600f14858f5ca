import type { DesignDocument } from "@offizin/design";
import { loadCommands, type StateDifferences, stateDifferences } from "@offizin/editor";
import { useEditing, useHost } from "./editor-context.tsx";

interface BringingBack {
	/** False while nothing can be changed. */
	readonly isPossible: boolean;
	/** As one step of undo; false when it does not go. `announced` is said to screen readers. */
	readonly bringBack: (wanted: DesignDocument, announced: string) => Promise<boolean>;
	/** What would be other than it is now. */
	readonly differences: (wanted: DesignDocument) => StateDifferences;
	/** Saves what is there; answers its revision, or null when it cannot be saved now. */
	readonly save: () => Promise<number | null>;
	readonly pageName: (key: string) => string;
}

/** For what the shop shows beside the editor: earlier states of the design that is open in it. */
export function useBringBack(): BringingBack {
	const { editor, autosave, isReady, isReadOnly } = useEditing();
	const { announce, names } = useHost();
	return {
		isPossible: isReady && !isReadOnly,
		async bringBack(wanted, announced) {
			const commands = await loadCommands().catch(() => null);
			const isDone = commands?.bringBack(editor, wanted) ?? false;
			if (isDone) announce(announced);
			return isDone;
		},
		differences: (wanted) => stateDifferences(editor.getSnapshot().written, wanted),
		async save() {
			if (!autosave || (await autosave.flush()) !== "saved") return null;
			return editor.getSnapshot().sync.design?.revision ?? null;
		},
		pageName: (key) => names.page[key] ?? key,
	};
}
