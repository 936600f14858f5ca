import { type Block, type FieldValue, isRecord } from "../story/block.ts";
import { everyBlock, type FoundBlock, isList, isNamedBlock } from "./find-block.ts";

/** What is different in `after`. A block that came or went is told once, with all that is in it. */
export type ContentDifference =
	| { readonly kind: "added" | "removed" | "moved"; readonly uid: string; readonly component: string }
	| {
			readonly kind: "changed";
			readonly uid: string;
			readonly component: string;
			/** With the language at its end where it is a translation. */
			readonly field: string;
			readonly before: FieldValue;
			readonly after: FieldValue;
	  };

/** Whether both say the same to the letter; a field that is undefined and one that is absent are the same. */
export function isSameContent(one: Block, other: Block): boolean {
	return one === other || isSame(one, other);
}

type Blocks = ReadonlyMap<string, FoundBlock>;

const blocksOf = (content: Block | undefined): Blocks =>
	new Map(content ? everyBlock(content).map((found) => [found.block._uid, found]) : []);

/** Differences in the order of the page as it is after, those that went last. */
export function compareContents(
	before: Block | undefined,
	after: Block | undefined,
): readonly ContentDifference[] {
	const [old, now] = [blocksOf(before), blocksOf(after)];
	const moved = movedBlocks(old, now);
	const here = [...now.values()].flatMap((found): readonly ContentDifference[] => {
		const { _uid: uid, component } = found.block;
		const was = old.get(uid);
		if (!was) return isToldAbove(found, old) ? [] : [{ kind: "added", uid, component }];
		const place: readonly ContentDifference[] = moved.has(uid) ? [{ kind: "moved", uid, component }] : [];
		return [...place, ...changedFields(was.block, found.block)];
	});
	const gone = [...old.values()]
		.filter((found) => !now.has(found.block._uid) && !isToldAbove(found, now))
		.map(({ block }) => ({ kind: "removed", uid: block._uid, component: block.component }) as const);
	return [...here, ...gone];
}

/** Whether the block came or went with the one it is in. */
function isToldAbove(found: FoundBlock, others: Blocks): boolean {
	const parent = found.above.at(-1);
	return parent !== undefined && !others.has(parent._uid);
}

function changedFields(was: Block, is: Block): readonly ContentDifference[] {
	const fields = [...new Set([...Object.keys(is), ...Object.keys(was)])];
	return fields.flatMap((field) => {
		if (field === "_uid" || field === "_editable") return [];
		const [before, after] = [was[field], is[field]];
		if (isSame(namingBlocks(before), namingBlocks(after))) return [];
		return [{ kind: "changed", uid: is._uid, component: is.component, field, before, after } as const];
	});
}

const isBlockList = (value: FieldValue) => isList(value) && value.length > 0 && value.every(isNamedBlock);

/** Blocks tell of themselves: in what is compared about their parent they do not count. */
function namingBlocks(value: FieldValue): FieldValue {
	if (isBlockList(value)) return undefined;
	if (isList(value)) return value.length === 0 ? undefined : value.map(namingBlocks);
	if (value === "" || value === null) return undefined;
	if (!isRecord(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, namingBlocks(item)]));
}

function isSame(one: FieldValue, other: FieldValue): boolean {
	if (isList(one) && isList(other)) {
		return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
	}
	if (isRecord(one) && isRecord(other)) {
		const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
		return [...keys].every((key) => isSame(one[key], other[key]));
	}
	return one === other;
}

/** Blocks that stand in another list, and in each list those that the fewest steps put into the new order. */
function movedBlocks(old: Blocks, now: Blocks): ReadonlySet<string> {
	const lists = new Map<string, string[]>();
	const moved = new Set<string>();
	for (const [uid, { place }] of now) {
		const was = old.get(uid)?.place;
		if (!place || !was) continue;
		if (was.parent !== place.parent || was.path[0] !== place.path[0]) {
			moved.add(uid);
			continue;
		}
		const list = JSON.stringify([place.parent, place.path]);
		lists.set(list, [...(lists.get(list) ?? []), uid]);
	}
	const indexBefore = (uid: string) => old.get(uid)?.place?.index ?? 0;
	for (const uids of lists.values()) {
		const kept = new Set(longestRising(uids, indexBefore));
		for (const uid of uids) if (!kept.has(uid)) moved.add(uid);
	}
	return moved;
}

function longestRising(uids: readonly string[], rank: (uid: string) => number): readonly string[] {
	const best: (readonly string[])[] = [];
	for (const uid of uids) {
		const before = best
			.filter((run) => rank(run.at(-1) ?? uid) < rank(uid))
			.reduce<readonly string[]>((longest, run) => (run.length > longest.length ? run : longest), []);
		best.push([...before, uid]);
	}
	return best.reduce<readonly string[]>((longest, run) => (run.length > longest.length ? run : longest), []);
}
