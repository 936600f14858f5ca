import { type Block, type FieldValue, isBlock } from "./block.ts";

/**
 * A content as it is kept: every block has a `_uid` of its own, none carries what only the editor's bridge reads, and no
 * text has a NUL or half a character in it, as texts that were cut or pasted may have.
 */
export function completeBlock(content: Omit<Block, "_uid">, newUid: () => string): Block {
	const used = new Set<string>();
	return completed(content);

	function completed({ component, _editable: _, ...fields }: Omit<Block, "_uid">): Block {
		const given = typeof fields._uid === "string" ? storable(fields._uid) : "";
		const uid = given !== "" && !used.has(given) ? given : newUid();
		used.add(uid);
		const kept = Object.fromEntries(Object.entries(fields).map(entryWithin));
		return { ...kept, _uid: uid, component: storable(String(component)) };
	}

	function within(value: FieldValue): FieldValue {
		if (typeof value === "string") return storable(value);
		if (typeof value !== "object" || value === null) return value;
		if (Array.isArray(value)) return value.map(within);
		if (isBlock(value)) return completed(value);
		return Object.fromEntries(Object.entries(value).map(entryWithin));
	}

	function entryWithin([key, value]: readonly [string, FieldValue]) {
		return [storable(key), within(value)] as const;
	}
}

const storable = (text: string) => text.replaceAll("\0", "").toWellFormed();
