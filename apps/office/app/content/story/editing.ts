import {
	type Block,
	type EditHistory,
	edit,
	redo,
	type StoryEdit,
	startHistory,
	undo,
} from "@offizin/content";
import type { ContentStory } from "@offizin/contract";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";

/** A story while it is edited: what is on the screen, what the server has, and what stands between them. */
export interface Editing {
	readonly history: EditHistory;
	/** Its `version` is what the next save is made on. */
	readonly story: ContentStory;
	/** The content the server has. */
	readonly saved: Block;
	readonly saving: Saving;
}

export type Saving =
	| { readonly state: "rest" }
	| { readonly state: "running" }
	/** Tried again by itself when there was no answer. */
	| { readonly state: "failed"; readonly refusal: ContentRefusal }
	/** Somebody else has saved; `theirs` is what is there now. */
	| { readonly state: "conflict"; readonly theirs: ContentStory };

export type EditingAction =
	| { readonly type: "edit"; readonly edit: StoryEdit; readonly at: number }
	| { readonly type: "undo" | "redo" | "saving" | "retry" }
	| { readonly type: "saved"; readonly story: ContentStory; readonly content: Block }
	| { readonly type: "refused"; readonly refusal: ContentRefusal }
	/** The story is another one now, whatever was on the screen: restored, or theirs was taken. */
	| { readonly type: "replaced"; readonly story: ContentStory; readonly content: Block }
	/** Something beside the content is new: published, renamed, scheduled. */
	| { readonly type: "told"; readonly story: ContentStory };

/** `content` is what was typed and not saved before the page was loaded anew, else what the server has. */
export function startEditing(story: ContentStory, saved: Block, content = saved): Editing {
	return { history: startHistory(content), story, saved, saving: { state: "rest" } };
}

export function hasUnsaved({ history, saved }: Editing): boolean {
	return history.content !== saved;
}

export function advance(editing: Editing, action: EditingAction): Editing {
	switch (action.type) {
		case "edit":
			return {
				...editing,
				history: edit(editing.history, action.edit, action.at),
				// What was refused may be mended by it.
				saving: editing.saving.state === "failed" ? { state: "rest" } : editing.saving,
			};
		case "undo":
			return { ...editing, history: undo(editing.history) };
		case "redo":
			return { ...editing, history: redo(editing.history) };
		case "saving":
			return { ...editing, saving: { state: "running" } };
		case "retry":
			return editing.saving.state === "failed" ? { ...editing, saving: { state: "rest" } } : editing;
		case "saved":
			// What was sent counts as saved, not the answer: that one is another object with the same in it.
			return { ...editing, story: action.story, saved: action.content, saving: { state: "rest" } };
		case "refused": {
			const { refusal } = action;
			const saving: Saving =
				refusal.status === 409 && refusal.story
					? { state: "conflict", theirs: refusal.story }
					: { state: "failed", refusal };
			return { ...editing, saving };
		}
		case "replaced":
			return startEditing(action.story, action.content);
		case "told":
			return { ...editing, story: action.story };
	}
}
