import { cycleThrough } from "./find-cycle.ts";

/**
 * Folder → what of its folders still stands in a circle. A folder not named here fails, and so does a name that is no
 * longer needed: the list only becomes shorter.
 */
export const inCircles: Readonly<Record<string, readonly string[]>> = {
	"apps/office/app": [
		...["api", "catalogue", "controls", "formats", "layout"],
		...["order-list", "order-page", "prices", "routes", "words"],
	],
	"apps/shop/app": ["cards", "gallery", "layout", "messages", "products", "seo", "wishlist"],
	"packages/editor-react/src": ["canvas", "frame", "later", "panels", "photo", "style"],
};

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
export function folderCircles(files: ReadonlyMap<string, readonly string[]>, known = inCircles): string[] {
	const problems: string[] = [];
	const found = new Set<string>();
	for (const [parent, siblings] of siblingsOf(files)) {
		const told = new Set<string>();
		for (const name of [...siblings.keys()].sort()) {
			const cycle = /\.\w+$/.test(name) ? undefined : cycleThrough(name, siblings);
			if (!cycle) continue;
			found.add(`${parent}/${name}`);
			if (told.has(name) || known[parent]?.includes(name)) continue;
			for (const member of cycle) told.add(member);
			problems.push(
				`${parent}/${name}:1: a circle of folders: ${cycle.join(" → ")}. Move what they share below both.`,
			);
		}
	}
	const unneeded = Object.entries(known)
		.flatMap(([parent, names]) => names.map((name) => `${parent}/${name}`))
		.filter((path) => !found.has(path))
		.map((path) => `${path}:1: stands in no circle any more. Take it out of tools/folder-circles.ts.`);
	return [...problems, ...unneeded];
}
