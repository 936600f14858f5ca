import { isEqual } from "../command/is-equal.ts";
import { mergeMembers, type Note, type Sides } from "./merge-members.ts";
import { mergeOrder } from "./merge-order.ts";

type Keyed = { readonly key: string };

/** Merges a list of things with keys, each member by member; what one side changed the other cannot take away. */
export function mergeKeyed<Value extends Keyed>(
	{ base, ours, theirs }: Sides<readonly Value[]>,
	list: string,
	limit: number,
	note: Note,
): Value[] {
	const of = (values: readonly Value[]) => new Map(values.map((value) => [value.key, value]));
	const [before, left, right] = [of(base), of(ours), of(theirs)];
	const merged = new Map<string, Value>();
	for (const key of new Set([...left.keys(), ...right.keys()])) {
		const [was, our, their] = [before.get(key), left.get(key), right.get(key)];
		const member = `${list}.${key}`;
		if (our && their) {
			const sides = { base: was ?? ({} as Partial<Value>), ours: our, theirs: their };
			const members = mergeMembers(sides, (name, kept, lost) =>
				note({ member: `${member}.${name}`, kept, lost }),
			);
			merged.set(key, members as Value);
			continue;
		}
		const only = our ?? their;
		if (!only || (was && isEqual(was, only))) continue;
		if (was) note({ member, kept: only });
		merged.set(key, only);
	}
	const keysOf = (values: readonly Value[]) => values.map(({ key }) => key);
	const order = mergeOrder(
		{ base: keysOf(base), ours: keysOf(ours), theirs: keysOf(theirs) },
		new Set(merged.keys()),
		(kept, lost) => note({ member: `${list}.order`, kept, lost }),
	);
	const { kept, dropped } = withinLimit(order, limit, (key) => left.has(key));
	for (const key of dropped) note({ member: `${list}.${key}`, lost: merged.get(key) });
	return kept.flatMap((key) => merged.get(key) ?? []);
}

/** Leaves out the last of what is not ours until the rest fits. */
export function withinLimit(
	names: readonly string[],
	limit: number,
	isOurs: (name: string) => boolean,
): { kept: string[]; dropped: string[] } {
	const surplus = Math.max(0, names.length - limit);
	const dropped = surplus === 0 ? [] : names.filter((name) => !isOurs(name)).slice(-surplus);
	return { kept: names.filter((name) => !dropped.includes(name)), dropped };
}

/** Merges a record, entry by entry; what one side changed the other cannot take away. */
export function mergeRecord<Value>(
	{ base, ours, theirs }: Sides<Readonly<Record<string, Value>>>,
	record: string,
	note: Note,
): Record<string, Value> {
	const merged = mergeMembers({ base, ours, theirs }, (key, kept, lost) => {
		if (kept !== undefined) note({ member: `${record}.${key}`, kept, lost });
	}) as Record<string, Value>;
	for (const [key, value] of Object.entries(theirs)) {
		const isTakenAway = Object.hasOwn(base, key) && !Object.hasOwn(ours, key);
		if (!isTakenAway || isEqual(base[key], value)) continue;
		merged[key] = value;
		note({ member: `${record}.${key}`, kept: value });
	}
	return merged;
}
