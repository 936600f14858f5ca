import { cycleThrough } from "./find-cycle.ts";

type Siblings = Map<string, string[]>;

/** By folder: what stands in it, folders and files, and whom of its neighbours each imports, itself or deeper down. */
function siblingsOf(files: ReadonlyMap<string, readonly string[]>): Map<string, Siblings> {
	const levels = new Map<string, Siblings>();
	for (const [path, targets] of files) {
		const parts = path.split("/");
		for (const target of targets) {
			const others = target.split("/");
			const fork = parts.findIndex((part, index) => part !== others[index]);
			if (fork < 2) continue;
			const [from = "", to = ""] = [parts[fork], others[fork]];
			const parent = parts.slice(0, fork).join("/");
			const siblings = levels.get(parent) ?? new Map();
			levels.set(parent, siblings);
			siblings.set(from, [...(siblings.get(from) ?? []), to]);
		}
	}
	return levels;
}

/**
 * Folders inside one package that import each other in a circle, as "path:1: …"; what stands in the same folder is one
 * level, files among them, so that a folder may use the file beside it which does not use the folder.
 */
export function folderCircles(files: ReadonlyMap<string, readonly string[]>): string[] {
	const problems: string[] = [];
	for (const [parent, siblings] of siblingsOf(files)) {
		const told = new Set<string>();
		for (const name of [...siblings.keys()].sort()) {
			const cycle = /\.\w+$/.test(name) ? undefined : cycleThrough(name, siblings);
			if (!cycle || told.has(name)) continue;
			for (const member of cycle) told.add(member);
			problems.push(
				`${parent}/${name}:1: a circle of folders: ${cycle.join(" → ")}. Move what they share below both.`,
			);
		}
	}
	return problems;
}
