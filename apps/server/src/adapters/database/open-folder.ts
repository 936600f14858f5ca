import { existsSync } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { ConfigError } from "../../config.ts";
import { closeTree, isOpenToOthers } from "../files/private-files.ts";
import { sync, syncTree } from "../files/sync.ts";
import { LOCK_FILE } from "./claim-folder.ts";
import type { EmbeddedPostgres } from "./embedded-postgres.ts";
import { startEmbedded } from "./start-embedded.ts";

/** There while a database is being made: one that was cut off then cannot be opened, and nobody has used it yet. */
const CREATING_FILE = "offizin.creating";

/** PGlite turns fsync off; its libc has an empty fdatasync, but passes fsync on. */
const startParams = [
	...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
	...["-c", "wal_sync_method=fsync"],
	// PostgreSQL takes 128 MB to keep pages in; what is not in ours, the system keeps.
	...["-c", "shared_buffers=16MB"],
];

/** Opens the embedded PostgreSQL in a folder this process has claimed; makes it when it is not there. */
export async function openFolder(folder: string): Promise<EmbeddedPostgres> {
	const creating = join(folder, CREATING_FILE);
	if (existsSync(creating)) await empty(folder);
	const isNew = !existsSync(join(folder, "PG_VERSION"));
	// An earlier version let everybody read and write it.
	if (await isOpenToOthers(folder)) await closeTree(folder);
	if (isNew) {
		await writeFile(creating, "");
		await sync(folder);
	}
	const pglite = await start(folder);
	if (!isNew) return pglite;
	await pglite.close();
	await syncTree(folder, LOCK_FILE);
	await rm(creating);
	await sync(folder);
	// Making one takes hundreds of megabytes, which go with the thread that did.
	return start(folder);
}

async function start(folder: string): Promise<EmbeddedPostgres> {
	try {
		return await startEmbedded({ folder, startParams });
	} catch (error) {
		const reason = error instanceof Error ? error.message : error;
		throw new ConfigError([
			`DATA_FOLDER has a database that cannot be opened, ${folder}: ${reason}. Make room if the disk is full, else restore a backup (docs/backup.md).`,
		]);
	}
}

/** Removes what a cut-off creation has left, and the sign of it last. */
async function empty(folder: string): Promise<void> {
	const names = (await readdir(folder)).filter((name) => name !== LOCK_FILE && name !== CREATING_FILE);
	for (const name of names) await rm(join(folder, name), { recursive: true });
}
