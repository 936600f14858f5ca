import type { StoryEdit } from "@offizin/content";
import type { ContentStory } from "@offizin/contract";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { ContentDoors } from "#app/content/doors/content-doors.ts";
import { type Editing, hasUnsaved } from "./editing.ts";
import { type OpenDraft, openDraft } from "./open-draft.ts";

const PAUSE_MS = 800;
const RETRY_MS = 5_000;

export interface StoryDraft extends Pick<OpenDraft, "ask" | "publish" | "saveMine" | "takeTheirs"> {
	readonly editing: Editing;
	readonly isUnsaved: boolean;
	edit(edit: StoryEdit): void;
	undo(): void;
	redo(): void;
}

const mayPassLater = (status: number) => status === 0 || status === 429 || status >= 500;

/** A story that is saved by itself after each pause and on leaving, and kept in the tab until it is. */
export function useStoryDraft(
	doors: ContentDoors,
	story: ContentStory,
	saved: NonNullable<ContentStory["content"]>,
	mayEdit: boolean,
): StoryDraft {
	const [draft] = useState(() =>
		openDraft({ doors, shelf: mayEdit ? sessionStorage : undefined, story, saved }),
	);
	const editing = useSyncExternalStore(draft.listen, draft.read);
	const { content } = editing.history;
	const { saving } = editing;
	const isUnsaved = mayEdit && hasUnsaved(editing);

	useEffect(() => {
		// Each change of the content begins the pause anew.
		if (!isUnsaved || saving.state !== "rest" || !content) return;
		const timer = setTimeout(() => void draft.save(), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [draft, isUnsaved, saving.state, content]);

	useEffect(() => {
		if (saving.state !== "failed") return;
		const { status } = saving.refusal;
		const retry = () => draft.advance({ type: "retry" });
		if (mayPassLater(status)) {
			const timer = setTimeout(retry, RETRY_MS);
			addEventListener("online", retry);
			return () => {
				clearTimeout(timer);
				removeEventListener("online", retry);
			};
		}
		if (status !== 401) return;
		// Who has signed in in another window comes back to this one.
		addEventListener("focus", retry);
		return () => removeEventListener("focus", retry);
	}, [draft, saving]);

	useEffect(() => {
		if (!isUnsaved) return;
		const hold = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", hold);
		return () => removeEventListener("beforeunload", hold);
	}, [isUnsaved]);

	useEffect(() => {
		if (mayEdit) return () => void draft.save();
	}, [draft, mayEdit]);

	return {
		...draft,
		editing,
		isUnsaved,
		edit: (done) => draft.advance({ type: "edit", edit: done, at: Date.now() }),
		undo: () => draft.advance({ type: "undo" }),
		redo: () => draft.advance({ type: "redo" }),
	};
}
