import { type FieldValue, isRecord } from "@offizin/content";

/** Names of the protocol (content-protocol §4) → those of Tiptap's own extensions, where they differ. */
const editorNames: Readonly<Record<string, string>> = {
	bullet_list: "bulletList",
	ordered_list: "orderedList",
	list_item: "listItem",
	code_block: "codeBlock",
	horizontal_rule: "horizontalRule",
	hard_break: "hardBreak",
};
const keptNames = new Map(Object.entries(editorNames).map(([kept, editor]) => [editor, kept]));

type Attributes = { readonly [key: string]: FieldValue };
/** A node as Tiptap takes and gives it. */
export type EditorNode = { readonly type: string; readonly [key: string]: FieldValue };

const list = (value: FieldValue): readonly FieldValue[] => (Array.isArray(value) ? value : []);

export const emptyDocument: EditorNode = { type: "doc", content: [{ type: "paragraph" }] };

/** A rich text as the editor takes it; pictures, which are words of a line there, are put into one. */
export function toEditor(value: FieldValue): EditorNode {
	if (!isRecord(value) || value.type !== "doc" || list(value.content).length === 0) return emptyDocument;
	const content = list(value.content).flatMap((node) => {
		const changed = nodeToEditor(node);
		if (!changed) return [];
		return changed.type === "image" ? [{ type: "paragraph", content: [changed] }] : [changed];
	});
	return { type: "doc", content };
}

function nodeToEditor(value: FieldValue): EditorNode | undefined {
	if (!isRecord(value) || typeof value.type !== "string") return undefined;
	const type = editorNames[value.type] ?? value.type;
	const attrs = isRecord(value.attrs) ? value.attrs : undefined;
	const shaped = type === "orderedList" && attrs ? { start: attrs.order ?? 1 } : attrs;
	return {
		...value,
		type,
		...(shaped ? { attrs: shaped } : {}),
		...(value.content === undefined
			? {}
			: { content: list(value.content).flatMap((node) => nodeToEditor(node) ?? []) }),
	};
}

/** What the editor gives, as the protocol keeps it: attributes without a value are left out. */
export function fromEditor(node: FieldValue): FieldValue {
	if (!isRecord(node) || typeof node.type !== "string") return node;
	const type = keptNames.get(node.type) ?? node.type;
	const attrs = isRecord(node.attrs) ? keptAttributes(type, node.attrs) : {};
	return {
		type,
		...(node.text === undefined ? {} : { text: node.text }),
		...(Object.keys(attrs).length > 0 ? { attrs } : {}),
		...(node.content === undefined ? {} : { content: list(node.content).map(fromEditor) }),
		...(node.marks === undefined ? {} : { marks: list(node.marks).map(fromEditor) }),
	};
}

function keptAttributes(type: string, attrs: Attributes): Attributes {
	const named = type === "ordered_list" ? { order: attrs.start ?? 1 } : attrs;
	return Object.fromEntries(
		Object.entries(named).filter(([, value]) => value !== null && value !== undefined),
	);
}
