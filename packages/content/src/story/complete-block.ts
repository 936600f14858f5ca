import { type Block, type FieldValue, isBlock } from "./block.ts";

/** A content whose every block has a `_uid` of its own and none carries what only the editor's bridge reads. */
export function completeBlock(content: Omit<Block, "_uid">, newUid: () => string): Block {
	const used = new Set<string>();
	return completed(content);

	function completed({ component, _editable: _, ...fields }: Omit<Block, "_uid">): Block {
		const given = fields._uid;
		const uid = typeof given === "string" && given !== "" && !used.has(given) ? given : newUid();
		used.add(uid);
		const entries = Object.entries(fields).map(([key, value]) => [key, within(value)] as const);
		return { ...Object.fromEntries(entries), _uid: uid, component: String(component) };
	}

	function within(value: FieldValue): FieldValue {
		if (typeof value !== "object" || value === null) return value;
		if (Array.isArray(value)) return value.map(within);
		if (isBlock(value)) return completed(value);
		return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, within(below)]));
	}
}
