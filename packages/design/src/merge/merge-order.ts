import { isEqual } from "../command/is-equal.ts";
import type { Sides } from "./merge-members.ts";

/**
 * One order of what survives. What both sides have stands as the side that moved it put it (ours when both did, with
 * theirs noted); what only one has stands behind what it stood behind there. At one place the smaller name goes first,
 * so that it does not matter which side is whose.
 */
export function mergeOrder(
	{ base, ours, theirs }: Sides<readonly string[]>,
	survivors: ReadonlySet<string>,
	lose: (kept: readonly string[], lost: readonly string[]) => void,
): string[] {
	const inTheirs = new Set(theirs);
	const common = new Set(ours.filter((name) => survivors.has(name) && inTheirs.has(name)));
	const [before, left, right] = [base, ours, theirs].map((names) => names.filter((name) => common.has(name)));
	let shared = left ?? [];
	if (!isEqual(left, right)) {
		if (isEqual(left, before)) shared = right ?? [];
		else if (!isEqual(right, before)) lose(left ?? [], right ?? []);
	}
	const followers = [ours, theirs].map((names) => followersIn(names, survivors, common));
	const behind = (anchor: string) =>
		followers
			.map((side) => side.get(anchor) ?? [])
			.filter((names) => names.length > 0)
			.sort(([one = ""], [other = ""]) => (one < other ? -1 : 1))
			.flat();
	return [...behind(START), ...shared.flatMap((name) => [name, ...behind(name)])];
}

/** No name: what stands before everything both sides have. */
const START = "";

function followersIn(
	names: readonly string[],
	survivors: ReadonlySet<string>,
	common: ReadonlySet<string>,
): Map<string, string[]> {
	const followers = new Map<string, string[]>();
	let anchor = START;
	for (const name of names) {
		if (common.has(name)) anchor = name;
		else if (survivors.has(name)) followers.set(anchor, [...(followers.get(anchor) ?? []), name]);
	}
	return followers;
}
