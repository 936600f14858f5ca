import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Where things grow before they are moved to their place; a crash may leave some there, to be removed later. */
const underWay = ["drafts", "incoming", "printing", "resumable", "health"];
/** What the file store keeps for good or until its time is over. */
const kept = ["originals", "pictures", "previews", "print", "renditions", "screens"];

/** What lies in the folders for things under way, and every folder that nobody has named. */
export function countLeftovers(filesFolder: string) {
	const folders = existsSync(filesFolder) ? readdirSync(filesFolder) : [];
	const counts = Object.fromEntries(
		underWay
			.filter((name) => folders.includes(name))
			.map((name) => [name, readdirSync(join(filesFolder, name)).length] as const)
			.filter(([, count]) => count > 0),
	);
	const unknown = folders.filter((name) => !underWay.includes(name) && !kept.includes(name));
	return { counts, breaches: unknown.map((name) => `${name}/ in the file store is new here`) };
}
