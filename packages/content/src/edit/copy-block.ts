import { type Block, type FieldValue, isRecord } from "../story/block.ts";
import { isList, isNamedBlock } from "./find-block.ts";

/** The same block once more: it and every block below it get names of their own. */
export function copyBlock(block: Block, newUid: () => string): Block {
	const fields = Object.entries(block).map(([field, value]) => [field, copyValue(value, newUid)] as const);
	return { ...Object.fromEntries(fields), _uid: newUid(), component: block.component };
}

function copyValue(value: FieldValue, newUid: () => string): FieldValue {
	if (isNamedBlock(value)) return copyBlock(value, newUid);
	if (isList(value)) return value.map((item) => copyValue(item, newUid));
	if (!isRecord(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyValue(item, newUid)]));
}
