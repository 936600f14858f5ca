import { type FieldValue, markTypes, nodeTypes } from "@offizin/content";
import { getSchema } from "@tiptap/core";
import { expect, test } from "vitest";
import { emptyDocument, fromEditor, toEditor } from "./editor-document.ts";
import { richTextExtensions } from "./rich-text-extensions.ts";

const words = (text: string, ...marks: FieldValue[]): FieldValue => ({
	type: "text",
	text,
	...(marks.length ? { marks } : {}),
});
const paragraph = (...content: FieldValue[]): FieldValue => ({ type: "paragraph", content });
const schema = getSchema(richTextExtensions);

/** One of everything (content-protocol §4). */
const whole: FieldValue = {
	type: "doc",
	content: [
		{ type: "heading", attrs: { level: 2, textAlign: "center" }, content: [words("Über uns")] },
		paragraph(
			words("fett", { type: "bold" }, { type: "italic" }),
			words("x", { type: "strike" }),
			words("x", { type: "underline" }),
			words("x", { type: "code" }),
			words("2", { type: "superscript" }),
			words("2", { type: "subscript" }),
			words("x", { type: "highlight", attrs: { color: "#ff0" } }),
			words("x", { type: "textStyle", attrs: { color: "#f00", id: "i", class: "c" } }),
			words("x", { type: "anchor", attrs: { id: "preise" } }),
			words("x", { type: "styled", attrs: { class: "lead" } }),
			words("x", {
				type: "link",
				attrs: {
					href: "/karten/",
					uuid: "u-1",
					anchor: "preise",
					target: "_blank",
					linktype: "story",
					custom: { rel: "nofollow" },
				},
			}),
			{ type: "hard_break" },
			{ type: "emoji", attrs: { name: "heart", emoji: "❤", fallbackImage: "/h.png" } },
			{ type: "image", attrs: { id: 7, src: "/f/1/a.jpg", alt: "A", source: "S", copyright: "C" } },
		),
		{ type: "blockquote", content: [paragraph(words("Schön"))] },
		{ type: "bullet_list", content: [{ type: "list_item", content: [paragraph(words("eins"))] }] },
		{
			type: "ordered_list",
			attrs: { order: 3 },
			content: [{ type: "list_item", content: [paragraph(words("drei"))] }],
		},
		{ type: "code_block", attrs: { class: "language-js" }, content: [words("a()")] },
		{ type: "horizontal_rule" },
		{
			type: "table",
			content: [
				{
					type: "tableRow",
					content: [
						{ type: "tableHeader", attrs: { colspan: 1, rowspan: 1 }, content: [paragraph(words("A"))] },
						{
							type: "tableCell",
							attrs: { colspan: 1, rowspan: 1, backgroundColor: "#eee" },
							content: [paragraph(words("B"))],
						},
					],
				},
			],
		},
		{ type: "blok", attrs: { id: "b", body: [{ _uid: "1", component: "quote", text: "Hallo" }] } },
	],
};

test("[§4] the editor knows every node and mark of the protocol", () => {
	const nodes = nodeTypes.map((type) => toEditor({ type: "doc", content: [{ type }] }).content);
	const names = nodes.flatMap((content) => JSON.stringify(content).match(/"type":"(\w+)"/g) ?? []);
	for (const name of names) expect(Object.keys(schema.nodes)).toContain(name.slice(8, -1));
	expect(markTypes.filter((type) => !schema.marks[type])).toEqual([]);
});

test("[§4] a text goes through the editor and comes back with everything that was in it", () => {
	const node = schema.nodeFromJSON(toEditor(whole));
	node.check();
	expect(JSON.parse(JSON.stringify(fromEditor(node.toJSON())))).toEqual(whole);
});

test("a picture that stands alone is put into a line; nothing and nonsense are an empty text", () => {
	const picture = { type: "image", attrs: { src: "/f/1/a.jpg" } };
	expect(toEditor({ type: "doc", content: [picture] }).content).toEqual([
		{ type: "paragraph", content: [picture] },
	]);
	for (const value of [undefined, "", null, { type: "doc", content: [] }, "<p>old</p>"]) {
		expect(toEditor(value)).toBe(emptyDocument);
	}
});
