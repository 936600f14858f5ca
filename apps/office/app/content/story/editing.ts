import {
	type Block,
	type EditHistory,
	edit,
	isSameContent,
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
	/** The content the server has, as far as is known here. */
	readonly saved: Block;
	/** Contents sent since then whose answers never came: the server may have any of them. */
	readonly sent: readonly Block[];
	readonly saving: Saving;
}

export type Saving =
	| { readonly state: "rest" }
	| { readonly state: "running" }
	/** Tried again by itself when there was no answer. */
	| { readonly state: "failed"; readonly refusal: ContentRefusal }
	/** Somebody else has saved another content; `theirs` is what is there now. */
	| { readonly state: "conflict"; readonly theirs: ContentStory };

export type EditingAction =
	| { readonly type: "edit"; readonly edit: StoryEdit; readonly at: number }
	| { readonly type: "undo" | "redo" | "retry" }
	| { readonly type: "saving"; readonly content: Block }
	| { readonly type: "saved"; readonly story: ContentStory; readonly content: Block }
	| { readonly type: "refused"; readonly refusal: ContentRefusal }
	/** What is on the screen goes on from theirs, and is to be saved over it. */
	| { readonly type: "insisted" }
	/** Another content is on the screen now, whatever was there; the server has `saved`. */
	| {
			readonly type: "replaced";
			readonly story: ContentStory;
			readonly saved: Block;
			readonly content: Block;
	  }
	/** Something beside the content is new: published, renamed, scheduled. */
	| { readonly type: "told"; readonly story: ContentStory };

/** `content` is what was typed and not saved before the page was loaded anew, else what the server has. */
export function startEditing(story: ContentStory, saved: Block, content = saved): Editing {
	return { history: startHistory(content), story, saved, sent: [], saving: { state: "rest" } };
}

export function hasUnsaved({ history, saved }: Editing): boolean {
	return history.content !== saved;
}

export function advance(editing: Editing, action: EditingAction): Editing {
	switch (action.type) {
		case "edit":
			return withHistory(editing, edit(editing.history, action.edit, action.at));
		case "undo":
			return withHistory(editing, undo(editing.history));
		case "redo":
			return withHistory(editing, redo(editing.history));
		case "saving":
			return { ...editing, sent: [...editing.sent, action.content], saving: { state: "running" } };
		case "retry":
			return editing.saving.state === "failed" ? { ...editing, saving: { state: "rest" } } : editing;
		case "saved":
			// What was sent counts as saved, not the answer: that one is another object with the same in it.
			return goOn(editing, action.story, action.content);
		case "refused":
			return refused(editing, action.refusal);
		case "insisted": {
			if (editing.saving.state !== "conflict") return editing;
			const { theirs } = editing.saving;
			return goOn(editing, theirs, theirs.content ?? editing.saved);
		}
		case "replaced":
			return startEditing(action.story, action.saved, action.content);
		case "told":
			return told(editing, action.story);
	}
}

function withHistory(editing: Editing, history: EditHistory): Editing {
	// What was refused may be mended by it.
	const saving: Saving = editing.saving.state === "failed" ? { state: "rest" } : editing.saving;
	return { ...editing, history, saving };
}

const goOn = (editing: Editing, story: ContentStory, saved: Block): Editing => ({
	...editing,
	story,
	saved,
	sent: [],
	saving: { state: "rest" },
});

/** A version that somebody else raised is a conflict only where the content is one that was never here. */
function refused(editing: Editing, refusal: ContentRefusal): Editing {
	const theirs = refusal.status === 409 ? refusal.story : undefined;
	if (!theirs) return { ...editing, saving: { state: "failed", refusal } };
	const mine = editing.history.content;
	const known = [mine, editing.saved, ...editing.sent].find(
		(content) => theirs.content && isSameContent(theirs.content, content),
	);
	return known ? goOn(editing, theirs, known) : { ...editing, saving: { state: "conflict", theirs } };
}

/** With a content of somebody else, its version is taken only where nothing of one's own would be saved over it. */
function told(editing: Editing, story: ContentStory): Editing {
	const { content } = story;
	if (!content || isSameContent(content, editing.saved)) return { ...editing, story };
	if (!hasUnsaved(editing)) return startEditing(story, content);
	return { ...editing, story: { ...story, version: editing.story.version } };
}
