import { join } from "node:path";
import type { Config } from "../config.ts";

/** Beside the originals, so that a finished file moves there by a rename. */
export function uploadFolders({ filesFolder }: Pick<Config, "filesFolder">) {
	return { incoming: join(filesFolder, "incoming"), resumable: join(filesFolder, "resumable") };
}
