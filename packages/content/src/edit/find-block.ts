import { type Block, type FieldValue, isRecord } from "../story/block.ts";

/** Where a block stands: the list at `path` within the block `parent`, which may lie deep in a rich text. */
export interface BlockPlace {
	readonly parent: string;
	readonly path: readonly (string | number)[];
	readonly index: number;
}

export interface FoundBlock {
	readonly block: Block;
	/** Undefined for the content itself. */
	readonly place: BlockPlace | undefined;
	/** From the content down to the parent. */
	readonly above: readonly Block[];
}

export const isList = (value: FieldValue): value is readonly FieldValue[] => Array.isArray(value);

/** Rows and cells of a table field are named as blocks are (`_table_row`), and are none. */
export function isNamedBlock(value: FieldValue): value is Block {
	return (
		isRecord(value) &&
		typeof value._uid === "string" &&
		typeof value.component === "string" &&
		!value.component.startsWith("_table")
	);
}

/** The blocks directly below a block, in the order of its fields, with their places. */
export function childrenOf(parent: Block): readonly { readonly block: Block; readonly place: BlockPlace }[] {
	return Object.entries(parent).flatMap(([field, value]) => blocksIn(value, [field], parent._uid));
}

function blocksIn(
	value: FieldValue,
	path: readonly (string | number)[],
	parent: string,
): ReturnType<typeof childrenOf> {
	if (isList(value)) {
		return value.flatMap((item, index) =>
			isNamedBlock(item)
				? [{ block: item, place: { parent, path, index } }]
				: blocksIn(item, [...path, index], parent),
		);
	}
	if (!isRecord(value)) return [];
	return Object.entries(value).flatMap(([key, item]) => blocksIn(item, [...path, key], parent));
}

/** Every block of a content, each before those below it. */
export function everyBlock(content: Block): readonly FoundBlock[] {
	const walk = (found: FoundBlock): readonly FoundBlock[] => [
		found,
		...childrenOf(found.block).flatMap(({ block, place }) =>
			walk({ block, place, above: [...found.above, found.block] }),
		),
	];
	return walk({ block: content, place: undefined, above: [] });
}

export function findBlock(content: Block, uid: string): FoundBlock | undefined {
	return everyBlock(content).find(({ block }) => block._uid === uid);
}
