import { Node } from "@tiptap/core";
import { ReactNodeViewRenderer } from "@tiptap/react";
import { BlokNodeView } from "./blok-node-view.tsx";

/** Blocks within a text. What is in them is edited in the tree of blocks; here they stand, move and go as a whole. */
export const Blok = Node.create({
	name: "blok",
	group: "block",
	atom: true,
	draggable: true,
	addAttributes: () => ({
		id: { default: null, rendered: false },
		body: { default: [], rendered: false },
	}),
	parseHTML: () => [],
	renderHTML: () => ["div", { "data-blok": "" }],
	addNodeView: () => ReactNodeViewRenderer(BlokNodeView),
});

export const Emoji = Node.create({
	name: "emoji",
	group: "inline",
	inline: true,
	atom: true,
	addAttributes: () => ({
		name: { default: null },
		emoji: { default: null },
		fallbackImage: { default: null },
	}),
	parseHTML: () => [],
	renderHTML: ({ node }) => ["span", { "data-emoji": "" }, node.attrs.emoji ?? `:${node.attrs.name}:`],
});
