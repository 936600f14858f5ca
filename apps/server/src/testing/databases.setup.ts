import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { openFolder } from "../adapters/database/open-folder.ts";

/** What all HTTP tests stand on. Runs initdb once for them: it takes several times as long as copying or loading what it made. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
	if (process.env.TEST_DATABASE_URL) return dropDatabasesOf(process.env.TEST_DATABASE_URL);
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

/** Databases on a server are handed from app to app, so they are dropped together at the end. */
function dropDatabasesOf(server: string): () => Promise<void> {
	const prefix = `test_${randomBytes(4).toString("hex")}`;
	process.env.TEST_DATABASE_PREFIX = prefix;
	return async () => {
		const client = new pg.Client({ connectionString: server });
		await client.connect();
		try {
			const like = "select datname from pg_database where starts_with(datname, $1)";
			const { rows } = await client.query<{ datname: string }>(like, [prefix]);
			for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
		} finally {
			await client.end();
		}
	};
}
