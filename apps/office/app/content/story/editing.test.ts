import type { Block } from "@offizin/content";
import type { ContentStory } from "@offizin/contract";
import { expect, test } from "vitest";
import { advance, type Editing, type EditingAction, hasUnsaved, startEditing } from "./editing.ts";
import { keepDraft, keptDraft } from "./kept-draft.ts";

const content: Block = { _uid: "1", component: "page", title: "Alt" };
const story: ContentStory = {
	...{
		id: 7,
		uuid: "u",
		name: "Seite",
		slug: "seite",
		full_slug: "seite",
		parent_id: null,
		is_folder: false,
	},
	...{ is_startpage: false, position: 0, published: false, unpublished_changes: true, publish_at: null },
	...{ unpublish_at: null, published_at: null, first_published_at: null, created_at: "", updated_at: "" },
	...{ content_type: "page", version: 3, tag_list: [], path: null, group_id: "g", translated_slugs: [] },
	...{ sort_by_date: null, meta_data: null, content },
};
const type = (value: string, at = 0): EditingAction => ({
	type: "edit",
	edit: { type: "setField", uid: "1", field: "title", value },
	at,
});
const after = (...actions: readonly EditingAction[]): Editing =>
	actions.reduce(advance, startEditing(story, content));
const title = ({ history }: Editing) => history.content.title;

test("what is typed while a save is under way stays unsaved", () => {
	const sent = after(type("Neu"), { type: "saving" });
	const typedOn = advance(sent, type("Neuer"));
	const saved = advance(typedOn, {
		type: "saved",
		story: { ...story, version: 4 },
		content: sent.history.content,
	});
	expect([title(saved), saved.story.version, hasUnsaved(saved)]).toEqual(["Neuer", 4, true]);
	expect(hasUnsaved(advance(sent, { type: "saved", story, content: sent.history.content }))).toBe(false);
});

test("undo is a change like any other, and is saved as one", () => {
	expect(hasUnsaved(after(type("Neu"), { type: "undo" }))).toBe(true);
	expect(title(after(type("Neu"), { type: "undo" }))).toBe("Alt");
	expect(title(after(type("Neu"), { type: "undo" }, { type: "redo" }))).toBe("Neu");
});

test("two editors at once: theirs is shown beside, mine stays on the screen", () => {
	const theirs = { ...story, version: 9, content: { ...content, title: "Ihrer" } };
	const refusal = { code: "story_changed", message: "", status: 409, story: theirs };
	const stopped = after(type("Meiner"), { type: "saving" }, { type: "refused", refusal });
	expect(stopped.saving).toEqual({ state: "conflict", theirs });
	expect([title(stopped), title(advance(stopped, type("Noch meiner", 9_999)))]).toEqual([
		"Meiner",
		"Noch meiner",
	]);
	const taken = advance(stopped, { type: "replaced", story: theirs, content: theirs.content });
	expect([title(taken), hasUnsaved(taken), taken.saving.state]).toEqual(["Ihrer", false, "rest"]);
});

test("a save that failed is tried again after the next change, or when asked", () => {
	const refusal = { code: "network_failed", message: "", status: 0 };
	const failed = after(type("Neu"), { type: "refused", refusal });
	expect(failed.saving).toEqual({ state: "failed", refusal });
	expect(advance(failed, { type: "retry" }).saving.state).toBe("rest");
	expect(advance(failed, type("Neu!")).saving.state).toBe("rest");
	expect(title(failed)).toBe("Neu");
});

test("what is published or scheduled is told without touching the content", () => {
	const told = after(type("Neu"), { type: "told", story: { ...story, published: true, version: 4 } });
	expect([told.story.published, told.story.version, title(told)]).toEqual([true, 4, "Neu"]);
});

test("what is not saved is kept by the tab until it is", () => {
	const shelf = new Map<string, string>();
	const storage = {
		getItem: (name: string) => shelf.get(name) ?? null,
		setItem: (name: string, value: string) => void shelf.set(name, value),
		removeItem: (name: string) => void shelf.delete(name),
	};
	keepDraft(storage, "u", { version: 3, content });
	expect(keptDraft(storage, "u")).toEqual({ version: 3, content });
	expect(keptDraft(storage, "other")).toBeUndefined();
	keepDraft(storage, "u", undefined);
	expect(shelf.size).toBe(0);
});
