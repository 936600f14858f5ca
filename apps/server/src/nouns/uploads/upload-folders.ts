import { join } from "node:path";
import { passingFolders } from "../../adapters/files/passing-folders.ts";
import type { Config } from "../../config.ts";

/** Where files grow: beside the store, so that a finished one moves there by a rename. */
export function uploadFolders({ filesFolder }: Pick<Config, "filesFolder">) {
	const { incoming, resumable, printing } = passingFolders;
	const folder = (name: string) => join(filesFolder, name);
	return { incoming: folder(incoming), resumable: folder(resumable), printing: folder(printing) };
}
