import {
	type Block,
	type BlockPlace,
	blockSummary,
	type Component,
	childrenOf,
	componentLabel,
	type FieldSchema,
	formFields,
} from "@offizin/content";
import { componentNamed } from "#app/content/component-named.ts";
import type { Drop, MovableRow } from "#app/content/tree/project-drop.ts";

/** A list of blocks that takes more of them. */
export interface BlockList {
	readonly parent: string;
	readonly field: string;
	readonly schema: FieldSchema;
	readonly count: number;
}

export interface BlockRow extends MovableRow {
	/** What kind of block it is, or which list. */
	readonly name: string;
	/** Undefined where the row is a field of a block, which is a list of others. */
	readonly block: Block | undefined;
	readonly summary: string;
	/** Where blocks dropped into the row come to lie. */
	readonly list: BlockList | undefined;
	readonly hasMore: boolean;
	readonly isOpen: boolean;
}

interface Shown {
	readonly content: Block;
	readonly components: readonly Component[];
	readonly isOpen: (uid: string) => boolean;
}

/** The page as rows: its blocks, and the names of lists where a block has several. */
export function blockRows({ content, components, isOpen }: Shown): readonly BlockRow[] {
	const rowsOf = (
		block: Block,
		parent: string | null,
		depth: number,
		isFixed: boolean,
	): readonly BlockRow[] => {
		const component = componentNamed(components, block.component);
		const lists = listsOf(block, component);
		const [only] = lists;
		const children = childrenOf(block);
		const hasMore = children.length > 0 || lists.length > 1;
		const row: BlockRow = {
			id: block._uid,
			parent,
			depth,
			isFixed,
			name: componentLabel(component, block.component),
			summary: blockSummary(block, component),
			block,
			list: lists.length === 1 ? only : undefined,
			hasMore,
			isOpen: hasMore && isOpen(block._uid),
		};
		if (!row.isOpen) return [row];
		const isInList = ({ path }: BlockPlace) =>
			path.length === 1 && lists.some(({ field }) => field === path[0]);
		const within = (field: string, above: string, at: number) =>
			children
				.filter(({ place }) => isInList(place) && place.path[0] === field)
				.flatMap((child) => rowsOf(child.block, above, at, false));
		const inLists =
			lists.length > 1
				? lists.flatMap((list) => {
						const field = fieldRow(list, block, component, depth + 1);
						return [field, ...within(list.field, field.id, depth + 2)];
					})
				: lists.flatMap((list) => within(list.field, block._uid, depth + 1));
		// Blocks within a text stand where the text has them.
		const inTexts = children
			.filter(({ place }) => !isInList(place))
			.flatMap((child) => rowsOf(child.block, block._uid, depth + 1, true));
		return [row, ...inLists, ...inTexts];
	};
	return rowsOf(content, null, 0, true);
}

function listsOf(block: Block, component: Component | undefined): readonly BlockList[] {
	if (!component) return [];
	return formFields(component)
		.filter(({ schema }) => schema.type === "bloks")
		.map(({ key, schema }) => {
			const value = block[key];
			return { parent: block._uid, field: key, schema, count: Array.isArray(value) ? value.length : 0 };
		});
}

function fieldRow(list: BlockList, block: Block, component: Component | undefined, depth: number): BlockRow {
	const field = component && formFields(component).find(({ key }) => key === list.field);
	return {
		id: `${block._uid}/${list.field}`,
		parent: block._uid,
		depth,
		isFixed: true,
		name: field?.label ?? list.field,
		summary: "",
		block: undefined,
		list,
		hasMore: false,
		isOpen: true,
	};
}

/** Whether a list takes one more block of a kind; the one that is moved within it counts once. */
export function takes(list: BlockList, component: Component | undefined, isOwn: boolean): boolean {
	const { component_whitelist: only = [], maximum } = list.schema;
	if (!component?.is_nestable) return false;
	if (only.length > 0 && !only.includes(component.name)) return false;
	return isOwn || maximum === undefined || list.count < maximum;
}

/** The place of a drop, as an edit has it: behind the block it follows, once the moved one is taken out. */
export function placeOfDrop(
	rows: readonly BlockRow[],
	dragged: string,
	drop: Pick<Drop, "parent" | "after">,
): BlockPlace | undefined {
	const list = rows.find(({ id }) => id === drop.parent)?.list;
	if (!list) return undefined;
	const neighbours = rows.filter(({ parent, id }) => parent === drop.parent && id !== dragged);
	const index = drop.after === null ? 0 : neighbours.findIndex(({ id }) => id === drop.after) + 1;
	return { parent: list.parent, path: [list.field], index };
}
