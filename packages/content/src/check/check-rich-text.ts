import { markTypes, nodeTypes } from "../rich-text/rich-text.ts";
import { type FieldValue, isRecord } from "../story/block.ts";
import { safeAddress } from "../story/safe-address.ts";
import { checkAddress, checkStoryLink } from "./check-file-and-link.ts";
import type { Place, Tell } from "./findings.ts";
import type { KnownContent } from "./known-content.ts";

const inline = ["text", "hard_break", "emoji", "image"] as const;
const blocks = [
	...(["paragraph", "heading", "blockquote", "bullet_list", "ordered_list", "code_block"] as const),
	...(["horizontal_rule", "image", "emoji", "table", "blok"] as const),
];
/** What may stand in what; a node that is not named holds nothing. */
const contents: Readonly<Record<string, readonly string[]>> = {
	doc: blocks,
	paragraph: inline,
	heading: inline,
	blockquote: blocks,
	bullet_list: ["list_item"],
	ordered_list: ["list_item"],
	list_item: blocks,
	code_block: ["text"],
	table: ["tableRow"],
	tableRow: ["tableCell", "tableHeader"],
	tableCell: blocks,
	tableHeader: blocks,
};

type Node = Readonly<Record<string, FieldValue>>;

const childrenOf = (node: Node): readonly FieldValue[] => (Array.isArray(node.content) ? node.content : []);

/** Whether a rich text holds nothing but empty paragraphs. */
export function isEmptyText(node: Node): boolean {
	return childrenOf(node).every(
		(child) => isRecord(child) && child.type === "paragraph" && childrenOf(child).length === 0,
	);
}

/** Tells what no reader of a rich text knows, and returns the blocks that stand in it. */
export function checkRichText(
	place: Place,
	value: FieldValue,
	known: KnownContent,
	tell: Tell,
): readonly FieldValue[] {
	if (!isRecord(value) || value.type !== "doc") {
		tell(place, "field_type");
		return [];
	}
	const nested: FieldValue[] = [];
	walk(value, "doc");
	return nested;

	function walk(node: Node, type: string): void {
		const allowed = contents[type] ?? [];
		for (const child of childrenOf(node)) {
			const childType = isRecord(child) ? String(child.type) : "";
			if (
				!isRecord(child) ||
				!nodeTypes.some((known) => known === childType) ||
				!allowed.includes(childType)
			) {
				tell(place, "rich_text_node", { node: childType, within: type });
				continue;
			}
			checkNode(child, childType);
			walk(child, childType);
		}
	}

	function checkNode(node: Node, type: string): void {
		const attrs = isRecord(node.attrs) ? node.attrs : {};
		if (type === "text" && typeof node.text !== "string")
			tell(place, "rich_text_node", { node: type, within: "" });
		if (type === "blok") {
			if (Array.isArray(attrs.body)) nested.push(...attrs.body);
			else tell(place, "rich_text_node", { node: type, within: "" });
		}
		if (type === "image") {
			const source = String(attrs.src ?? "");
			if (!safeAddress(source)) tell(place, "link_malformed", { target: source });
			if (!attrs.alt) tell(place, "alt_missing", { file: source.split("/").at(-1) ?? source });
		}
		for (const mark of Array.isArray(node.marks) ? node.marks : []) checkMark(mark);
	}

	function checkMark(mark: FieldValue) {
		const type = isRecord(mark) ? String(mark.type) : "";
		if (!isRecord(mark) || !markTypes.some((known) => known === type))
			return tell(place, "rich_text_mark", { mark: type });
		if (type !== "link") return;
		const attrs = isRecord(mark.attrs) ? mark.attrs : {};
		if (attrs.linktype === "story") return checkStoryLink(place, String(attrs.uuid ?? ""), known, tell);
		const href = String(attrs.href ?? "");
		const isMail = attrs.linktype === "email" && /^[^@\s]+@[^@\s]+$/.test(href);
		if (!isMail) checkAddress(place, href, known, tell);
	}
}
