import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { choice, rich } from "../field-types.ts";

export const richText: BlockSchema = {
	name: "rich-text",
	fields: { text: { ...rich, required: true }, layout: choice("column", "margin") },
	use: "piece",
	preview: null,
	group: "text",
	example: exampleBlock("rich-text", {
		text: {
			type: "doc",
			content: [
				{ type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Papier fühlt man" }] },
				{
					type: "paragraph",
					content: [
						{ type: "text", text: "{Samples} Karten schicken wir vorab. " },
						{
							type: "text",
							text: "Alle {papers} Papiere",
							marks: [{ type: "link", attrs: { href: "/papiere/", linktype: "url" } }, { type: "bold" }],
						},
						{ type: "text", text: " liegen bereit." },
					],
				},
				{
					type: "bullet_list",
					content: [
						{
							type: "list_item",
							content: [{ type: "paragraph", content: [{ type: "text", text: "Baumwolle" }] }],
						},
						{
							type: "list_item",
							content: [{ type: "paragraph", content: [{ type: "text", text: "Naturpapier" }] }],
						},
					],
				},
				{
					type: "blockquote",
					content: [{ type: "paragraph", content: [{ type: "text", text: "Papier ist der halbe Gruß." }] }],
				},
			],
		},
	}),
};
