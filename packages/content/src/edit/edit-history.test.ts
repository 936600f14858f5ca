import { expect, test } from "vitest";
import { edit, redo, startHistory, undo } from "./edit-history.ts";
import { findBlock } from "./find-block.ts";
import { page } from "./page-fixtures.ts";
import type { StoryEdit } from "./story-edit.ts";

const type = (value: string, uid = "a"): StoryEdit => ({ type: "setField", uid, field: "words", value });
const words = (history: { content: typeof page }, uid = "a") => findBlock(history.content, uid)?.block.words;

test("letters typed without a pause are undone together, and done again", () => {
	let history = edit(startHistory(page), type("Al"), 0);
	history = edit(history, type("Alt"), 900);
	history = edit(history, type("Alt!"), 2_500);
	history = edit(history, type("x", "b"), 2_600);
	expect(words(undo(history), "b")).toBe("B");
	history = undo(undo(history));
	expect(words(history)).toBe("Alt");
	history = undo(history);
	expect(history.content).toEqual(page);
	expect(undo(history)).toBe(history);
	history = redo(redo(redo(redo(history))));
	expect([words(history), words(history, "b")]).toEqual(["Alt!", "x"]);
});

test("a new edit after undo ends the way forth", () => {
	const undone = undo(edit(startHistory(page), type("one"), 0));
	const history = edit(undone, type("two"), 10);
	expect(redo(history)).toBe(history);
	expect(words(undo(history))).toBe("A");
});

test("an edit that means nothing leaves the history alone", () => {
	const history = startHistory(page);
	expect(edit(history, type("x", "nobody"), 0)).toBe(history);
});
