import type { FieldValue } from "../story/block.ts";

/** Whether a value is a list; `Array.isArray` does not know read-only ones. */
export function isList(value: unknown): value is readonly FieldValue[] {
	return Array.isArray(value);
}

/** Whether a value has fields. */
export function isObject(value: FieldValue): value is { readonly [key: string]: FieldValue } {
	return typeof value === "object" && value !== null && !isList(value);
}

/** The value at a path of names and places in lists: `["body", "0", "name"]`; undefined where there is none. */
export function fieldAt(content: FieldValue, path: readonly string[]): FieldValue {
	let value = content;
	for (const part of path) {
		if (isList(value)) value = /^\d+$/.test(part) ? value[Number(part)] : undefined;
		else if (isObject(value)) value = Object.hasOwn(value, part) ? value[part] : undefined;
		else return undefined;
	}
	return value;
}
