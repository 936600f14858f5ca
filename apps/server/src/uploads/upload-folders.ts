import { join } from "node:path";
import type { Config } from "../config.ts";
import { passingFolders } from "../files/passing-folders.ts";

/** Where files grow: beside the store, so that a finished one moves there by a rename. */
export function uploadFolders({ filesFolder }: Pick<Config, "filesFolder">) {
	const { incoming, resumable, printing } = passingFolders;
	const folder = (name: string) => join(filesFolder, name);
	return { incoming: folder(incoming), resumable: folder(resumable), printing: folder(printing) };
}
