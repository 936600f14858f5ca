import { Extension } from "@tiptap/core";
import { Highlight } from "@tiptap/extension-highlight";
import { Image } from "@tiptap/extension-image";
import { Subscript } from "@tiptap/extension-subscript";
import { Superscript } from "@tiptap/extension-superscript";
import { TableKit } from "@tiptap/extension-table";
import { TextAlign } from "@tiptap/extension-text-align";
import { TextStyle } from "@tiptap/extension-text-style";
import { StarterKit } from "@tiptap/starter-kit";
import { Anchor, Styled } from "./protocol-marks.ts";
import { Blok, Emoji } from "./protocol-nodes.ts";

const kept = (type: string, ...names: readonly string[]) => ({
	types: [type],
	attributes: Object.fromEntries(names.map((name) => [name, { default: null, rendered: false }])),
});

/** A colour, shown where it is one and nothing more; pasted words bring theirs from texts of ours only. */
const colored = (type: string, name: string, property: "color" | "background-color") => ({
	types: [type],
	attributes: {
		[name]: {
			default: null,
			parseHTML: (element: HTMLElement) => element.getAttribute(`data-${property}`),
			renderHTML({ [name]: color }: Record<string, unknown>) {
				if (typeof color !== "string") return {};
				const isShown = /^[#\w(),.%\s/-]+$/.test(color);
				return { [`data-${property}`]: color, ...(isShown ? { style: `${property}: ${color}` } : {}) };
			},
		},
	},
});

/** What the protocol keeps with nodes and marks beyond Tiptap's own: mostly not shown here, and never lost. */
const ProtocolAttributes = Extension.create({
	name: "protocolAttributes",
	addGlobalAttributes: () => [
		kept("link", "uuid", "anchor", "linktype", "custom"),
		kept("image", "id", "source", "copyright", "meta_data"),
		kept("textStyle", "id", "class"),
		kept("codeBlock", "class"),
		colored("textStyle", "color", "color"),
		colored("tableCell", "backgroundColor", "background-color"),
		colored("tableHeader", "backgroundColor", "background-color"),
	],
});

/** Exactly the nodes and marks of the protocol (content-protocol §4). */
export const richTextExtensions = [
	StarterKit.configure({
		// Steps of undo belong to the whole page; a last empty line would be a change nobody made.
		undoRedo: false,
		trailingNode: false,
		link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
	}),
	Highlight.configure({ multicolor: true }),
	Image.configure({ inline: true }),
	Subscript,
	Superscript,
	TableKit,
	TextAlign.configure({ types: ["heading", "paragraph"] }),
	TextStyle,
	Anchor,
	Styled,
	Emoji,
	Blok,
	ProtocolAttributes,
];
