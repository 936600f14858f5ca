import { type Block, type FieldValue, isRecord } from "../story/block.ts";
import { type BlockPlace, findBlock, isList } from "./find-block.ts";

/** What an editor does to the content of a story. Places are meant as they are after a moved block was taken out. */
export type StoryEdit =
	| { readonly type: "setField"; readonly uid: string; readonly field: string; readonly value: FieldValue }
	| { readonly type: "insertBlock"; readonly block: Block; readonly place: BlockPlace }
	| { readonly type: "removeBlock"; readonly uid: string }
	| { readonly type: "moveBlock"; readonly uid: string; readonly place: BlockPlace };

export interface EditedStory {
	readonly content: Block;
	/** Brings back exactly what was there. */
	readonly inverse: StoryEdit;
}

/** Undefined where the edit means a block or a list that is not there, or moves a block into itself. */
export function applyEdit(content: Block, edit: StoryEdit): EditedStory | undefined {
	switch (edit.type) {
		case "setField":
			return setField(content, edit);
		case "insertBlock": {
			const inserted = insertBlock(content, edit.block, edit.place);
			return inserted && { content: inserted, inverse: { type: "removeBlock", uid: edit.block._uid } };
		}
		case "removeBlock": {
			const found = findBlock(content, edit.uid);
			if (!found?.place) return undefined;
			return {
				content: withoutBlock(content, found.place),
				inverse: { type: "insertBlock", block: found.block, place: found.place },
			};
		}
		case "moveBlock": {
			const found = findBlock(content, edit.uid);
			if (!found?.place) return undefined;
			const moved = insertBlock(withoutBlock(content, found.place), found.block, edit.place);
			return moved && { content: moved, inverse: { type: "moveBlock", uid: edit.uid, place: found.place } };
		}
	}
}

function setField(content: Block, edit: Extract<StoryEdit, { type: "setField" }>): EditedStory | undefined {
	const found = findBlock(content, edit.uid);
	if (!found) return undefined;
	return {
		content: changeBlock(content, edit.uid, (block) => withField(block, edit.field, edit.value)),
		inverse: { ...edit, value: found.block[edit.field] },
	};
}

function insertBlock(content: Block, inserted: Block, place: BlockPlace): Block | undefined {
	const parent = findBlock(content, place.parent);
	if (!parent) return undefined;
	const list = place.path.reduce<FieldValue>(
		(value, key) => (isList(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined),
		parent.block,
	);
	// A field that nothing was put into yet may be absent.
	const isBegun = place.path.length === 1 && (list === undefined || list === "" || list === null);
	const known = isList(list) ? list : isBegun ? [] : undefined;
	if (!known || place.index > known.length) return undefined;
	return changeBlock(content, place.parent, (block) =>
		changeAt(block, place.path, () => known.toSpliced(place.index, 0, inserted)),
	);
}

function withoutBlock(content: Block, place: BlockPlace): Block {
	return changeBlock(content, place.parent, (block) =>
		changeAt(block, place.path, (list) => (isList(list) ? list.toSpliced(place.index, 1) : list)),
	);
}

/** A field that is set to undefined leaves the block, so that undo of a first value leaves no trace. */
function withField(block: Block, field: string, value: FieldValue): Block {
	const { [field]: _, ...rest } = block;
	const kept = { ...rest, _uid: block._uid, component: block.component };
	return value === undefined ? kept : { ...block, [field]: value };
}

function changeBlock(content: Block, uid: string, change: (block: Block) => Block): Block {
	if (content._uid === uid) return change(content);
	const place = findBlock(content, uid);
	const parent = place?.above.at(-1);
	if (!place?.place || !parent) return content;
	const { path, index } = place.place;
	const changed = change(place.block);
	return changeBlock(content, parent._uid, (block) => changeAt(block, [...path, index], () => changed));
}

function changeAt(
	block: Block,
	path: readonly (string | number)[],
	change: (value: FieldValue) => FieldValue,
): Block {
	const [field, ...rest] = path;
	return field === undefined
		? block
		: withField(block, String(field), changeWithin(block[field], rest, change));
}

function changeWithin(
	value: FieldValue,
	[key, ...rest]: readonly (string | number)[],
	change: (value: FieldValue) => FieldValue,
): FieldValue {
	if (key === undefined) return change(value);
	if (isList(value)) return value.with(Number(key), changeWithin(value[Number(key)], rest, change));
	return isRecord(value) ? { ...value, [key]: changeWithin(value[key], rest, change) } : value;
}
