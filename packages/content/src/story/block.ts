import { isRecord as isAnyRecord } from "@offizin/base";

/** One value of a block, as it is kept and delivered: JSON. */
export type FieldValue =
	| string
	| number
	| boolean
	| null
	| undefined
	| readonly FieldValue[]
	| { readonly [key: string]: FieldValue };

/** Whether a value has keys. */
export function isRecord(value: FieldValue): value is { readonly [key: string]: FieldValue } {
	return isAnyRecord(value);
}

/** A piece of a page: `component` names its schema, every other key is a field of it (content-protocol §4). */
export interface Block {
	/** Names the block within its story, for ever: the editor and its bridge mean the block by it. */
	readonly _uid: string;
	readonly component: string;
	/** In drafts only: what the editor's bridge reads (content-protocol §5). */
	readonly _editable?: string;
	readonly [field: string]: FieldValue;
}

/** Whether a value is an object that names a component, as every block does; `_uid` may still be missing. */
export function isBlock(value: unknown): value is Block {
	return isAnyRecord(value) && typeof value.component === "string";
}
