import type { ImageSource } from "@offizin/content";

export type RichTag =
	| "p"
	| "blockquote"
	| "ul"
	| "ol"
	| "li"
	| "pre"
	| "code"
	| "hr"
	| "br"
	| "table"
	| "tbody"
	| "tr"
	| "td"
	| "th"
	| "strong"
	| "em"
	| "s"
	| "u"
	| "sup"
	| "sub"
	| "mark"
	| "span"
	| `h${1 | 2 | 3 | 4 | 5 | 6}`;

/** Attributes of an element, each checked when the text was read. */
export interface RichAttributes {
	readonly id?: string;
	readonly className?: string;
	readonly start?: number;
	readonly colSpan?: number;
	readonly rowSpan?: number;
	readonly style?: {
		readonly textAlign?: "left" | "center" | "right" | "justify";
		readonly color?: string;
		readonly background?: string;
	};
}

/**
 * A rich text as it is shown: its addresses are safe, its blocks are read, and nothing is left to resolve. Blocks may
 * stand `Within`.
 */
export type RichNode<Within> =
	| string
	| {
			readonly tag: RichTag;
			readonly attributes?: RichAttributes;
			readonly below?: readonly RichNode<Within>[];
	  }
	| {
			readonly tag: "a";
			readonly to: string;
			readonly target?: "_blank";
			readonly below: readonly RichNode<Within>[];
	  }
	| { readonly tag: "img"; readonly picture: ImageSource }
	| { readonly tag: "blocks"; readonly blocks: readonly Within[] };

/** The letters of nodes, without their elements. */
export function wordsOfNodes<Within>(nodes: readonly RichNode<Within>[]): string {
	return nodes
		.map((node) => (typeof node === "string" ? node : "below" in node ? wordsOfNodes(node.below ?? []) : ""))
		.join("");
}
