import type { FieldValue } from "@offizin/content";
import { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { fromEditor, toEditor } from "./editor-document.ts";
import { type MoreToolName, moreToolNames, moreTools } from "./more-tools.ts";
import { richTextExtensions } from "./rich-text-extensions.ts";

const paragraph = (...content: FieldValue[]): FieldValue => ({ type: "paragraph", content });
const words = (text: string, ...marks: FieldValue[]): FieldValue => ({
	type: "text",
	text,
	...(marks.length > 0 ? { marks } : {}),
});
const doc = (...content: FieldValue[]): FieldValue => ({ type: "doc", content });

/** An editor without a window, with the words from one place to another chosen. */
function editorOn(content: FieldValue, from: number, to = from): Editor {
	const editor = new Editor({ element: null, extensions: richTextExtensions, content: toEditor(content) });
	editor.commands.setTextSelection({ from, to });
	return editor;
}

function written(editor: Editor, name: MoreToolName, typed: string): FieldValue {
	const tool = moreTools[name];
	expect(tool.isPossible(editor)).toBe(true);
	tool.write(editor.chain(), tool.parse(typed)).run();
	return JSON.parse(JSON.stringify(fromEditor(editor.getJSON())));
}

const style = (attrs: FieldValue): FieldValue => ({ type: "textStyle", attrs });

test.each<[MoreToolName, string, FieldValue]>([
	["anchor", "Unsere Preise", { type: "anchor", attrs: { id: "unsere-preise" } }],
	["anchor", "Preise_2", { type: "anchor", attrs: { id: "Preise_2" } }],
	["textColor", "#8e3b24", style({ color: "#8e3b24" })],
	["highlightColor", "#ffe58a", { type: "highlight", attrs: { color: "#ffe58a" } }],
	["styleClass", " lead small", { type: "styled", attrs: { class: "lead small" } }],
])("[§4] %s %j is set on the chosen words, and taken away again", (name, typed, mark) => {
	const plain = doc(paragraph(words("Karten aus Papier")));
	const editor = editorOn(plain, 1, 7);
	expect(written(editor, name, typed)).toEqual(doc(paragraph(words("Karten", mark), words(" aus Papier"))));
	expect(moreTools[name].read(editor)).toBe(moreTools[name].parse(typed));
	expect(written(editor, name, "")).toEqual(plain);
});

test("[§4] a caret means all the words of the mark; other attributes of it stay", () => {
	const before = style({ color: "#f00", id: "i", class: "c" });
	const editor = editorOn(doc(paragraph(words("Karten", before), words(" aus Papier"))), 3);
	expect(moreTools.textColor.read(editor)).toBe("#f00");
	const changed = style({ color: "#00f", id: "i", class: "c" });
	expect(written(editor, "textColor", "#00f")).toEqual(
		doc(paragraph(words("Karten", changed), words(" aus Papier"))),
	);
	expect(written(editor, "textColor", "")).toEqual(
		doc(paragraph(words("Karten", style({ id: "i", class: "c" })), words(" aus Papier"))),
	);
});

test("[§4] a caret in a link means the words of the mark, whichever of them comes first", () => {
	const link = { type: "link", attrs: { href: "/karten/" } };
	const anchor = { type: "anchor", attrs: { id: "alt" } };
	const color = style({ color: "#f00" });
	const editor = editorOn(doc(paragraph(words("Karten", link, color, anchor), words(" aus Papier"))), 3);
	expect(JSON.stringify(written(editor, "textColor", "#00f"))).toContain('"color":"#00f"');
	expect(JSON.stringify(written(editor, "anchor", "neu"))).toContain('"id":"neu"');
	expect(JSON.stringify(fromEditor(editor.getJSON()))).not.toMatch(/#f00|alt/);
});

test("[§4] code has a class, a list begins at a number, a cell has a colour", () => {
	const code = doc({ type: "code_block", content: [words("a()")] });
	expect(written(editorOn(code, 2), "codeClass", "language-js")).toEqual(
		doc({ type: "code_block", attrs: { class: "language-js" }, content: [words("a()")] }),
	);
	const item: FieldValue = { type: "list_item", content: [paragraph(words("drei"))] };
	const listOf = (order: number) => doc({ type: "ordered_list", attrs: { order }, content: [item] });
	const list = editorOn(listOf(1), 4);
	expect(written(list, "listStart", "3")).toEqual(listOf(3));
	expect(written(list, "listStart", "")).toEqual(listOf(1));
	const cell = (type: string, text: string, more: Record<string, FieldValue> = {}): FieldValue => ({
		type,
		attrs: { colspan: 1, rowspan: 1, ...more },
		content: [paragraph(words(text))],
	});
	const row = (...cells: FieldValue[]) =>
		doc({ type: "table", content: [{ type: "tableRow", content: cells }] });
	const table = editorOn(row(cell("tableHeader", "A"), cell("tableCell", "B")), 5);
	expect(written(table, "cellColor", "#f2eee6")).toEqual(
		row(cell("tableHeader", "A", { backgroundColor: "#f2eee6" }), cell("tableCell", "B")),
	);
});

test("nothing is set where it means nothing", () => {
	const editor = editorOn(doc(paragraph(words("Karten"))), 3);
	expect(moreToolNames.filter((name) => moreTools[name].isPossible(editor))).toEqual([]);
	const code = editorOn(doc({ type: "code_block", content: [words("a()")] }), 1, 3);
	expect(moreTools.anchor.isPossible(code)).toBe(false);
	expect(moreTools.anchor.parse("!?")).toBe("");
	expect(moreTools.styleClass.parse('"><script>')).toBe("");
	expect([moreTools.listStart.parse("-1"), moreTools.listStart.parse("007")]).toEqual(["", "7"]);
});
