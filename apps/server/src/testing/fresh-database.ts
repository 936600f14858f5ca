import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import type { Database } from "../adapters/database/database.ts";
import { embeddedExtensions } from "../adapters/database/embedded-extensions.ts";
import { embeddedDatabase, openServerDatabase } from "../adapters/database/open-database.ts";
import { patientLimits } from "../adapters/database/server-pool.ts";

/** A busy machine is not a database that hangs. */
export const patientTurns = { waitMs: 60_000, idleMs: 60_000 } as const;

/** An empty database of its own: in memory, or in TEST_DATABASE_URL. */
export async function freshDatabase(): Promise<{ database: Database; drop: () => Promise<void> }> {
	const made = await freshServerDatabase();
	if (!made)
		return {
			database: embeddedDatabase(await freshEmbedded(), { limits: patientTurns }),
			drop: async () => {},
		};
	return { database: openServerDatabase(made.url, 5, patientLimits), drop: made.drop };
}

/** In memory; a copy of what initdb made once for the whole run, where TEST_EMBEDDED_DATABASE names its file. */
export async function freshEmbedded(): Promise<PGlite> {
	const file = process.env.TEST_EMBEDDED_DATABASE;
	const loaded = file === undefined ? {} : { loadDataDir: new Blob([await readFile(file)]) };
	return PGlite.create({ ...loaded, extensions: embeddedExtensions });
}

/** An empty database in TEST_DATABASE_URL, for a process of its own; undefined when tests run on the embedded one. */
export async function freshServerDatabase(): Promise<{ url: string; drop: () => Promise<void> } | undefined> {
	const server = process.env.TEST_DATABASE_URL;
	return server ? createDatabaseOn(server) : undefined;
}

/** An empty database of its own in a cluster. */
export async function createDatabaseOn(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
	const name = `${process.env.TEST_DATABASE_PREFIX ?? "test"}_${randomBytes(8).toString("hex")}`;
	await onServer(server, `create database ${name}`);
	const url = new URL(server);
	url.pathname = `/${name}`;
	return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

/** Runs a statement on a server, over a connection of its own. */
export async function onServer(url: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
