import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { claimFolder } from "./claim-folder.ts";
import type { Database, Engine } from "./database.ts";
import type { Tables } from "./schema.ts";
import { addStatement } from "./statement-count.ts";

/** Opens PostgreSQL at `url`. */
export function openServerDatabase(url: string, connections: number): Database {
	const pool = new Pool({ connectionString: url, max: connections });
	// An idle connection that breaks is replaced by the pool; without a listener it would end the process.
	pool.on("error", () => {});
	return database({ kind: "server", pool, url }, new PostgresDialect({ pool }));
}

/**
 * Opens the embedded PostgreSQL in a folder, or in memory without one. Throws when another process has the
 * folder open, since two would destroy it.
 */
export async function openEmbeddedDatabase(folder?: string): Promise<Database> {
	const path = folder && resolve(folder);
	const release = path ? await claimFolder(path) : undefined;
	if (path) mkdirSync(dirname(path), { recursive: true });
	return embeddedDatabase(await (path ? PGlite.create(path) : PGlite.create()), release);
}

/** A database over an embedded PostgreSQL that is open; `release` follows its closing. */
export function embeddedDatabase(pglite: PGlite, release?: () => Promise<void>): Database {
	return database({ kind: "embedded", pglite }, new PGliteDialect({ pglite }), release);
}

function database(
	engine: Engine,
	dialect: PGliteDialect | PostgresDialect,
	release?: () => Promise<void>,
): Database {
	const db = new Kysely<Tables>({ dialect, log: addStatement });
	return {
		db,
		engine,
		async close() {
			await db.destroy();
			await release?.();
		},
	};
}
