import type { ChangeHistory, KnownPhotos } from "./change.ts";
import type { EditorState } from "./editor-state.ts";
import { type Unsaved, unsavedChanges, waitingFor } from "./sync-state.ts";

/** What this browser keeps so that a reload or a crash loses nothing. Plain data. */
export interface Draft extends Unsaved {
	readonly template: string;
	/** Null while the server knows nothing of the design. */
	readonly design: string | null;
	/** Of the design, that the unsaved changes were made on; absent where that is not known. */
	readonly revision?: number | undefined;
	readonly history: ChangeHistory;
	readonly photos: KnownPhotos;
}

/** Where drafts are kept. */
export interface DraftStore {
	/** Called with every change; must have the unsaved ones safe when it returns. */
	write(draft: Draft): void;
	/** The page goes away: nothing of what was written may wait any longer. */
	leave(): void;
}

export function draftOf({ document, sync, history, photos }: EditorState): Draft {
	return {
		template: document.template,
		design: sync.design?.id ?? null,
		revision: sync.design?.revision,
		unsaved: unsavedChanges(sync),
		unanswered: waitingFor(sync),
		history,
		photos,
	};
}
