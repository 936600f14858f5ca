import fc from "fast-check";
import { expect, test } from "vitest";
import type { Block } from "../story/block.ts";
import { compareContents } from "./compare-contents.ts";
import { copyBlock } from "./copy-block.ts";
import { everyBlock, findBlock } from "./find-block.ts";
import { page, text } from "./page-fixtures.ts";
import { applyEdit, type StoryEdit } from "./story-edit.ts";

const uids = (content: Block) => everyBlock(content).map(({ block }) => block._uid);
const edited = (edit: StoryEdit) => applyEdit(page, edit)?.content ?? page;

test("blocks are found wherever they lie, each after the one it is in", () => {
	expect(uids(page)).toEqual(["page", "a", "box", "b", "c", "rich", "d"]);
	expect(findBlock(page, "d")?.place).toEqual({
		parent: "rich",
		path: ["text", "content", 1, "attrs", "body"],
		index: 0,
	});
	expect(findBlock(page, "c")?.above.map(({ _uid }) => _uid)).toEqual(["page", "box"]);
	expect(findBlock(page, "nobody")).toBeUndefined();
});

test("a field of a block within a rich text is changed, and nothing else", () => {
	const changed = edited({ type: "setField", uid: "d", field: "words", value: "changed" });
	expect(findBlock(changed, "d")?.block.words).toBe("changed");
	expect(findBlock(changed, "box")?.block).toBe(findBlock(page, "box")?.block);
	expect(findBlock(page, "d")?.block.words).toBe("D");
});

test("a block moves into another list, a copy gets names of its own", () => {
	const moved = edited({ type: "moveBlock", uid: "a", place: { parent: "box", path: ["items"], index: 1 } });
	expect(uids(moved)).toEqual(["page", "box", "b", "a", "c", "rich", "d"]);
	let next = 0;
	const copy = copyBlock(page, () => `new${next++}`);
	expect(new Set([...uids(copy), ...uids(page)]).size).toBe(14);
});

test("a list that is not there yet is begun", () => {
	const place = { parent: "a", path: ["more"], index: 0 };
	expect(uids(edited({ type: "insertBlock", block: text("n", "N"), place }))).toContain("n");
});

test.each<StoryEdit>([
	{ type: "setField", uid: "nobody", field: "words", value: "" },
	{ type: "removeBlock", uid: "page" },
	{ type: "insertBlock", block: text("n", "N"), place: { parent: "nobody", path: ["items"], index: 0 } },
	{ type: "insertBlock", block: text("n", "N"), place: { parent: "box", path: ["items"], index: 3 } },
	{ type: "insertBlock", block: text("n", "N"), place: { parent: "a", path: ["words"], index: 0 } },
	{ type: "moveBlock", uid: "box", place: { parent: "c", path: ["items"], index: 0 } },
	{ type: "moveBlock", uid: "box", place: { parent: "box", path: ["items"], index: 0 } },
])("what cannot be done is refused: %j", (edit) => {
	expect(applyEdit(page, edit)).toBeUndefined();
});

const anyUid = fc.constantFrom("page", "a", "box", "b", "c", "rich", "d");
const anyPlace = fc.record({
	parent: anyUid,
	path: fc.constantFrom(["body"], ["items"], ["text", "content", 1, "attrs", "body"]),
	index: fc.nat(3),
});
const anyEdit: fc.Arbitrary<StoryEdit> = fc.oneof(
	fc.record({
		type: fc.constant("setField" as const),
		uid: anyUid,
		field: fc.constantFrom("words", "words__i18n__en", "color"),
		value: fc.constantFrom("x", "", null, 3, undefined),
	}),
	fc.record({
		type: fc.constant("insertBlock" as const),
		block: fc.constant(text("n", "N")),
		place: anyPlace,
	}),
	fc.record({ type: fc.constant("removeBlock" as const), uid: anyUid }),
	fc.record({ type: fc.constant("moveBlock" as const), uid: anyUid, place: anyPlace }),
);

test("the inverse of an edit brings back what was there", () => {
	fc.assert(
		fc.property(anyEdit, (edit) => {
			const done = applyEdit(page, edit);
			if (!done) return;
			const undone = applyEdit(done.content, done.inverse)?.content;
			// A list that the edit began stays, empty.
			if (edit.type === "insertBlock" || edit.type === "moveBlock") {
				expect(undone && compareContents(page, undone)).toEqual([]);
			} else expect(undone).toEqual(page);
		}),
	);
});
