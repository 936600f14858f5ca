import { expect, test } from "vitest";
import { advance, type Editing, type EditingAction, hasUnsaved, startEditing } from "./editing.ts";
import { content, story } from "./story-fixtures.ts";

const type = (value: string, at = 0): EditingAction => ({
	type: "edit",
	edit: { type: "setField", uid: "1", field: "title", value },
	at,
});
const after = (...actions: readonly EditingAction[]): Editing =>
	actions.reduce(advance, startEditing(story, content));
const saving = (value: string): EditingAction => ({ type: "saving", content: { ...content, title: value } });
const refused = (value: string, version = 9): EditingAction => ({
	type: "refused",
	refusal: {
		...{ code: "story_changed", message: "", status: 409 },
		story: { ...story, version, content: { ...content, title: value } },
	},
});
const title = ({ history }: Editing) => history.content.title;

test("what is typed while a save is under way stays unsaved", () => {
	const sent = after(type("Neu"), saving("Neu"));
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
	const stopped = after(type("Meiner"), saving("Meiner"), refused("Ihrer"));
	expect(stopped.saving).toEqual({ state: "conflict", theirs });
	expect([title(stopped), title(advance(stopped, type("Noch meiner", 9_999)))]).toEqual([
		"Meiner",
		"Noch meiner",
	]);
	const taken = advance(stopped, {
		...{ type: "replaced", story: theirs },
		...{ saved: theirs.content, content: theirs.content },
	});
	expect([title(taken), hasUnsaved(taken), taken.saving.state]).toEqual(["Ihrer", false, "rest"]);
	const insisted = advance(stopped, { type: "insisted" });
	expect([title(insisted), insisted.story.version, hasUnsaved(insisted)]).toEqual(["Meiner", 9, true]);
});

test.each([
	["what I have is there already: it is saved", "Meiner", false],
	["only what stands around the content is new: mine goes on from there", "Alt", true],
	["an answer was lost, and I typed on: mine goes on from what was sent", "Mein", true],
])("no false alarm: %s", (_, theirs, isUnsaved) => {
	const { saving: state, ...editing } = after(
		...[type("Mein"), saving("Mein"), { type: "retry" } as const],
		...[type("Meiner", 2_000), saving("Meiner"), refused(theirs)],
	);
	expect(state).toEqual({ state: "rest" });
	expect([title({ ...editing, saving: state }), editing.story.version]).toEqual(["Meiner", 9]);
	expect(hasUnsaved({ ...editing, saving: state })).toBe(isUnsaved);
});

test("a save that failed is tried again after the next change, or when asked", () => {
	const refusal = { code: "network_failed", message: "", status: 0 };
	const failed = after(type("Neu"), { type: "refused", refusal });
	expect(failed.saving).toEqual({ state: "failed", refusal });
	expect(advance(failed, { type: "retry" }).saving.state).toBe("rest");
	for (const action of [type("Neu!"), { type: "undo" }, { type: "redo" }] as const)
		expect(advance(failed, action).saving.state).toBe("rest");
	expect(title(failed)).toBe("Neu");
});

test("what is published or scheduled is told without touching the content", () => {
	const told = after(type("Neu"), { type: "told", story: { ...story, published: true, version: 4 } });
	expect([told.story.published, told.story.version, title(told)]).toEqual([true, 4, "Neu"]);
});

test("what somebody else has saved is never told as the ground of what is typed here", () => {
	const told: EditingAction = {
		...{ type: "told" },
		story: { ...story, version: 5, content: { ...content, title: "Ihrer" } },
	};
	const untouched = after(told);
	expect([title(untouched), untouched.story.version, hasUnsaved(untouched)]).toEqual(["Ihrer", 5, false]);
	const typed = after(type("Meiner"), told);
	expect([title(typed), typed.story.version, hasUnsaved(typed)]).toEqual(["Meiner", 3, true]);
});
