import { type Block, compareContents, type StoryEdit } from "@offizin/content";
import type { ContentStory } from "@offizin/contract";
import { useEffect, useReducer } from "react";
import type { ContentDoors, ContentRefusal } from "#app/content/doors/content-doors.ts";
import { advance, type Editing, hasUnsaved, startEditing } from "./editing.ts";
import { keepDraft, keptDraft } from "./kept-draft.ts";

const PAUSE_MS = 800;
const RETRY_MS = 5_000;

export interface StoryDraft {
	readonly editing: Editing;
	edit(edit: StoryEdit): void;
	undo(): void;
	redo(): void;
	/** Takes over what a door answered about what stands around the content. */
	take(story: ContentStory): void;
	/** Takes over the content as well: an old version is the draft again. */
	replace(story: ContentStory): void;
	/** Shows why something beside the content was not done. */
	refuse(refusal: ContentRefusal): void;
	/** Saves what is on the screen over what somebody else has saved; theirs stays in the list of versions. */
	saveMine(): Promise<void>;
	/** Takes theirs; what was on the screen is saved first and stays in the list of versions. */
	takeTheirs(): Promise<void>;
	/** Saves at once what a pause would save; false when it could not be. */
	flush(): Promise<boolean>;
}

const mayPassLater = (status: number) => status === 0 || status === 429 || status >= 500;

/** A story that is saved by itself after each pause, and kept in the tab until it is. */
export function useStoryDraft(
	doors: ContentDoors,
	loaded: ContentStory,
	saved: Block,
	mayEdit: boolean,
): StoryDraft {
	const [editing, dispatch] = useReducer(advance, undefined, () => {
		const found = keptDraft(sessionStorage, loaded.uuid);
		// The tab may have gone between a save and its answer.
		const kept = found && compareContents(found.content, saved).length > 0 ? found : undefined;
		const story = kept ? { ...loaded, version: kept.version } : loaded;
		return startEditing(story, saved, kept?.content);
	});
	const { story, history, saving } = editing;
	const { content } = history;
	const isUnsaved = mayEdit && hasUnsaved(editing);

	useEffect(() => {
		keepDraft(sessionStorage, story.uuid, isUnsaved ? { version: story.version, content } : undefined);
	}, [story.uuid, story.version, content, isUnsaved]);

	useEffect(() => {
		if (!isUnsaved || saving.state !== "rest") return;
		const timer = setTimeout(async () => {
			dispatch({ type: "saving" });
			const answer = await doors.save(story.id, { content, version: story.version });
			if (answer.ok) dispatch({ type: "saved", story: answer.value.story, content });
			else dispatch({ type: "refused", refusal: answer.error });
		}, PAUSE_MS);
		return () => clearTimeout(timer);
	}, [doors, isUnsaved, saving.state, content, story.id, story.version]);

	useEffect(() => {
		if (saving.state !== "failed" || !mayPassLater(saving.refusal.status)) return;
		const retry = () => dispatch({ type: "retry" });
		const timer = setTimeout(retry, RETRY_MS);
		addEventListener("online", retry);
		return () => {
			clearTimeout(timer);
			removeEventListener("online", retry);
		};
	}, [saving]);

	async function force(): Promise<ContentStory | undefined> {
		dispatch({ type: "saving" });
		const answer = await doors.save(story.id, { content }, true);
		if (answer.ok) dispatch({ type: "saved", story: answer.value.story, content });
		else dispatch({ type: "refused", refusal: answer.error });
		return answer.ok ? answer.value.story : undefined;
	}

	return {
		editing,
		edit: (done) => dispatch({ type: "edit", edit: done, at: Date.now() }),
		undo: () => dispatch({ type: "undo" }),
		redo: () => dispatch({ type: "redo" }),
		take: (taken) => dispatch({ type: "told", story: taken }),
		replace: (taken) => dispatch({ type: "replaced", story: taken, content: taken.content ?? content }),
		refuse: (refusal) => dispatch({ type: "refused", refusal }),
		saveMine: async () => void (await force()),
		async takeTheirs() {
			if (saving.state !== "conflict") return;
			const mine = await force();
			if (!mine) return;
			const theirs = saving.theirs.content ?? content;
			const answer = await doors.save(story.id, { content: theirs, version: mine.version });
			if (answer.ok) dispatch({ type: "replaced", story: answer.value.story, content: theirs });
			else dispatch({ type: "refused", refusal: answer.error });
		},
		async flush() {
			if (!isUnsaved) return true;
			if (saving.state === "running" || saving.state === "conflict") return false;
			dispatch({ type: "saving" });
			const answer = await doors.save(story.id, { content, version: story.version });
			if (answer.ok) dispatch({ type: "saved", story: answer.value.story, content });
			else dispatch({ type: "refused", refusal: answer.error });
			return answer.ok;
		},
	};
}
