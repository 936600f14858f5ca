import type { Component } from "../schema/component.ts";
import type { Block } from "../story/block.ts";

export const text = (uid: string, words: string): Block => ({ _uid: uid, component: "text", words });

/** A page with blocks in a list, in a block, and in a rich text. */
export const page: Block = {
	_uid: "page",
	component: "page",
	body: [
		text("a", "A"),
		{ _uid: "box", component: "box", items: [text("b", "B"), text("c", "C")] },
		{
			_uid: "rich",
			component: "rich",
			text: {
				type: "doc",
				content: [
					{ type: "paragraph", content: [{ type: "text", text: "Before" }] },
					{ type: "blok", attrs: { id: "1", body: [text("d", "D")] } },
				],
			},
		},
	],
};

export const component = (
	name: string,
	schema: Component["schema"],
	more: Partial<Component> = {},
): Component => ({
	id: 1,
	name,
	display_name: null,
	schema,
	is_root: false,
	is_nestable: true,
	preview_field: null,
	component_group: null,
	image: null,
	created_at: "2026-11-24T10:00:00.000Z",
	updated_at: "2026-11-24T10:00:00.000Z",
	...more,
});
