import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { openFolder } from "../database/open-folder.ts";

/** Runs initdb once for all tests: it takes several times as long as copying or loading what it made. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
	if (process.env.TEST_DATABASE_URL) return undefined;
	const folder = await mkdtemp(join(tmpdir(), "offizin-embedded-"));
	const database = join(folder, "db");
	await mkdir(database);
	await (await openFolder(database)).close();
	const file = join(folder, "empty.tar");
	const pglite = await PGlite.create(database);
	await writeFile(file, await (await pglite.dumpDataDir("none")).bytes());
	await pglite.close();
	process.env.TEST_EMBEDDED_DATABASE = file;
	process.env.TEST_EMBEDDED_FOLDER = database;
	return () => rm(folder, { recursive: true });
}
