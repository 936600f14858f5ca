import type { RichNode } from "./rich-node.ts";

/** What ends with a line. */
const lines = new Set(["p", "li", "br", "tr", "pre", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6"]);

/** The words of a rich text, for machines; blocks within it say nothing. */
export function plainText<Within>(nodes: readonly RichNode<Within>[]): string {
	return nodes
		.map(wordsIn)
		.join("")
		.replace(/[ \t]+/g, " ")
		.replace(/\s*\n\s*/g, "\n")
		.trim();
}

function wordsIn<Within>(node: RichNode<Within>): string {
	if (typeof node === "string") return node;
	const below = "below" in node ? (node.below ?? []) : [];
	return `${below.map(wordsIn).join("")}${lines.has(node.tag) ? "\n" : ""}`;
}
