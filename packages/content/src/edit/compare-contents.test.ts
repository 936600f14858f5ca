import { expect, test } from "vitest";
import { compareContents, isSameContent } from "./compare-contents.ts";
import { page, text } from "./page-fixtures.ts";
import { applyEdit, type StoryEdit } from "./story-edit.ts";

const after = (...edits: readonly StoryEdit[]) =>
	edits.reduce((content, edit) => applyEdit(content, edit)?.content ?? content, page);
const told = (...edits: readonly StoryEdit[]) =>
	compareContents(page, after(...edits)).map(
		(difference) =>
			`${difference.kind} ${difference.uid}${"field" in difference ? `.${difference.field}` : ""}`,
	);

test("nothing is different in the same content", () => {
	expect(compareContents(page, structuredClone(page))).toEqual([]);
	expect(compareContents(undefined, undefined)).toEqual([]);
});

test("contents are the same to the letter, in whatever order their fields come", () => {
	const { component, ...rest } = structuredClone(page);
	expect(isSameContent(page, { ...rest, component, note: undefined })).toBe(true);
	expect(isSameContent(page, after({ type: "setField", uid: "a", field: "words", value: "" }))).toBe(false);
	const moved = after({ type: "moveBlock", uid: "a", place: { parent: "page", path: ["body"], index: 1 } });
	expect(isSameContent(page, moved)).toBe(false);
});

test("a changed word is told at its block only, however deep it lies", () => {
	expect(compareContents(page, after({ type: "setField", uid: "d", field: "words", value: "neu" }))).toEqual([
		{ kind: "changed", uid: "d", component: "text", field: "words", before: "D", after: "neu" },
	]);
	expect(told({ type: "setField", uid: "b", field: "words__i18n__en", value: "new" })).toEqual([
		"changed b.words__i18n__en",
	]);
});

test("an empty field and an absent one are the same", () => {
	expect(told({ type: "setField", uid: "a", field: "note", value: "" })).toEqual([]);
});

test("a block that came or went is told once, without what is in it", () => {
	expect(told({ type: "removeBlock", uid: "box" })).toEqual(["removed box"]);
	const block = { _uid: "new", component: "box", items: [text("n", "N")] };
	expect(told({ type: "insertBlock", block, place: { parent: "page", path: ["body"], index: 0 } })).toEqual([
		"added new",
	]);
	expect(compareContents(undefined, page)).toEqual([{ kind: "added", uid: "page", component: "page" }]);
});

test("of blocks in another order only the moved one is told", () => {
	expect(told({ type: "moveBlock", uid: "a", place: { parent: "page", path: ["body"], index: 2 } })).toEqual([
		"moved a",
	]);
	expect(told({ type: "moveBlock", uid: "a", place: { parent: "box", path: ["items"], index: 0 } })).toEqual([
		"moved a",
	]);
});

test("[§4] a changed sentence of a rich text is told beside a changed block in it", () => {
	const text = {
		type: "doc",
		content: [
			{ type: "paragraph", content: [{ type: "text", text: "After" }] },
			{ type: "blok", attrs: { id: "1", body: [{ _uid: "d", component: "text", words: "E" }] } },
		],
	};
	expect(told({ type: "setField", uid: "rich", field: "text", value: text })).toEqual([
		"changed rich.text",
		"changed d.words",
	]);
});
