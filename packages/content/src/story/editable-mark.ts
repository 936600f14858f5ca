import type { FieldValue } from "./block.ts";

/** What the editor's bridge knows a block of a draft by: a comment of JSON, all of it as text (content-protocol §5). */
export function editableMark(
	{ component, _uid }: { readonly [field: string]: FieldValue },
	{ space, story }: { readonly space: number; readonly story: number },
): string {
	const block = { name: component, space: String(space), uid: _uid, id: String(story) };
	return `<!--#storyblok#${JSON.stringify(block)}-->`;
}
