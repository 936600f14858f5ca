import type { Block } from "../story/block.ts";

/** The root of a rich text (content-protocol §4, spec 3.10-7). */
export interface RichText {
	readonly type: "doc";
	readonly content: readonly RichTextNode[];
}

export interface RichTextMark {
	readonly type: MarkType;
	readonly attrs?: Readonly<Record<string, unknown>>;
}

export interface RichTextNode {
	readonly type: NodeType;
	readonly attrs?: Readonly<Record<string, unknown>> & { readonly body?: readonly Block[] };
	readonly content?: readonly RichTextNode[];
	readonly marks?: readonly RichTextMark[];
	readonly text?: string;
}

export const nodeTypes = [
	"paragraph",
	"heading",
	"blockquote",
	"bullet_list",
	"ordered_list",
	"list_item",
	"code_block",
	"horizontal_rule",
	"hard_break",
	"image",
	"emoji",
	"table",
	"tableRow",
	"tableCell",
	"tableHeader",
	"blok",
	"text",
] as const;
export type NodeType = (typeof nodeTypes)[number];

export const markTypes = [
	"bold",
	"italic",
	"strike",
	"underline",
	"code",
	"superscript",
	"subscript",
	"highlight",
	"textStyle",
	"anchor",
	"styled",
	"link",
] as const;
export type MarkType = (typeof markTypes)[number];
