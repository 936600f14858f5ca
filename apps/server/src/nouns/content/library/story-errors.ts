import { setImmediate } from "node:timers/promises";
import { checkContent, type LibrarySpace, type Story } from "@offizin/content";
import { knownIn } from "./known-in.ts";

/** Stories that are checked before others get their turn: some milliseconds. */
const AT_ONCE = 25;

/** Counted once for a space as it is: a change of anything in it makes another one. */
const counted = new WeakMap<LibrarySpace, Map<number, number>>();

/**
 * How many errors drafts have that refuse a publication, by the ids of their stories: most often because a schema has
 * changed since they were written.
 */
export async function storyErrors(
	space: LibrarySpace,
	stories: readonly Story[],
): Promise<ReadonlyMap<number, number>> {
	const errors = counted.get(space) ?? new Map<number, number>();
	counted.set(space, errors);
	const known = knownIn(space);
	const missing = stories.filter(({ id }) => !errors.has(id));
	for (const [at, { id, uuid, draft }] of missing.entries()) {
		if (at > 0 && at % AT_ONCE === 0) await setImmediate();
		const findings = draft ? checkContent(draft, known, uuid) : [];
		errors.set(id, findings.filter(({ severity }) => severity === "error").length);
	}
	return errors;
}
