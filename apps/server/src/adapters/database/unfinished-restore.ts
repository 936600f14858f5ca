import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "../../config.ts";
import { makeFolder, sync } from "../files/sync.ts";

const RESTORING_FILE = "offizin.restoring";

/** Throws `ConfigError` in a data folder whose restore was cut off: half of it is of another time. */
export function refuseUnfinishedRestore(dataFolder: string): void {
	if (!existsSync(join(dataFolder, RESTORING_FILE))) return;
	throw new ConfigError([
		`DATA_FOLDER ${dataFolder} holds half of a backup, since its restore was cut off. Run npm run restore -- <backup> --overwrite again.`,
	]);
}

/** Runs a restore; until it has ended well, the data folder cannot be used. */
export async function whileRestoring(dataFolder: string, restore: () => Promise<void>): Promise<void> {
	const path = join(dataFolder, RESTORING_FILE);
	await makeFolder(dataFolder);
	await writeFile(path, "");
	await sync(dataFolder);
	await restore();
	await rm(path);
	await sync(dataFolder);
}
