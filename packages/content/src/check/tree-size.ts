import type { Finding } from "./finding.ts";

/** More blocks than any page needs, and few enough for every editor and every visitor. */
const MAX_BLOCKS = 2000;
/** Lists, objects and blocks within one another. */
const MAX_DEPTH = 100;

/**
 * Whether a content is small enough to be kept at all, as the one finding it has when it is not. It goes no deeper
 * than the bound, so that a content made to exhaust whoever reads it is only counted.
 */
export function checkTreeSize(content: unknown): Finding | undefined {
	let blocks = 0;
	let isTooDeep = false;
	function walk(value: unknown, depth: number): void {
		if (typeof value !== "object" || value === null) return;
		if (depth > MAX_DEPTH) {
			isTooDeep = true;
			return;
		}
		if ("component" in value) blocks += 1;
		for (const below of Object.values(value)) walk(below, depth + 1);
	}
	walk(content, 1);
	const about = { severity: "error", uid: null, field: null, lang: null } as const;
	if (isTooDeep) return { code: "tree_too_deep", ...about, values: { most: MAX_DEPTH } };
	if (blocks > MAX_BLOCKS) return { code: "tree_too_large", ...about, values: { blocks, most: MAX_BLOCKS } };
	return undefined;
}
