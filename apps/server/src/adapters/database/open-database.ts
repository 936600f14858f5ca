import { dirname, join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { type Dialect, Kysely, PostgresDialect } from "kysely";
import type { PoolConfig } from "pg";
import type { Config } from "../../config.ts";
import { makeFolder } from "../files/sync.ts";
import { claimFolder } from "./claim-folder.ts";
import type { Database, Db } from "./database.ts";
import { type EmbeddedLimits, embeddedDialect } from "./embedded-dialect.ts";
import { embeddedExtensions } from "./embedded-extensions.ts";
import type { EmbeddedPostgres } from "./embedded-postgres.ts";
import { openFolder } from "./open-folder.ts";
import type { Tables } from "./schema.ts";
import { lendClients, openPools } from "./server-pool.ts";
import { addStatement } from "./statement-count.ts";
import { refuseUnfinishedRestore } from "./unfinished-restore.ts";

const embeddedLimits = { waitMs: 10_000, idleMs: 30_000 } as const;

/**
 * Opens the database of this installation, for the server and for every command. Throws `ConfigError` when it is the
 * embedded one and another process, the running server for instance, has it open.
 */
export async function openDatabase(
	config: Pick<Config, "databaseUrl" | "databaseConnections" | "dataFolder">,
): Promise<Database> {
	const { databaseUrl, databaseConnections, dataFolder } = config;
	refuseUnfinishedRestore(dataFolder);
	if (databaseUrl) return openServerDatabase(databaseUrl, databaseConnections);
	return openEmbeddedDatabase(databaseFolder(dataFolder));
}

/** Where the embedded database lies. */
export function databaseFolder(dataFolder: string): string {
	return join(dataFolder, "db");
}

/** Opens PostgreSQL at `url`; `limits` differ in tests only. */
export function openServerDatabase(url: string, connections: number, limits?: PoolConfig): Database {
	const pools = openPools(url, connections, limits);
	const db = kysely(new PostgresDialect({ pool: lendClients(pools.quick) }));
	const patientDb = kysely(new PostgresDialect({ pool: lendClients(pools.patient) }));
	return {
		db,
		patientDb,
		engine: { kind: "server", pool: pools.patient, url },
		async close() {
			await Promise.all([db.destroy(), patientDb.destroy()]);
			await Promise.all([pools.quick, pools.patient].map(async (pool) => pool.ended || pool.end()));
		},
	};
}

/**
 * Opens the embedded PostgreSQL in a folder, or in memory without one. Throws when another process has the
 * folder open, since two would destroy it.
 */
export async function openEmbeddedDatabase(folder?: string): Promise<Database> {
	if (!folder) return embeddedDatabase(await PGlite.create({ extensions: embeddedExtensions }));
	const path = resolve(folder);
	await makeFolder(dirname(path));
	const release = await claimFolder(path);
	try {
		return embeddedDatabase(await openFolder(path), { release });
	} catch (error) {
		release();
		throw error;
	}
}

interface EmbeddedOptions {
	/** Follows the closing. */
	readonly release?: () => void;
	/** Differ in tests only. */
	readonly limits?: EmbeddedLimits;
}

/** A database over an embedded PostgreSQL that is open. */
export function embeddedDatabase(
	pglite: EmbeddedPostgres,
	{ release, limits = embeddedLimits }: EmbeddedOptions = {},
): Database {
	const db = kysely(embeddedDialect(pglite, limits));
	return {
		db,
		patientDb: db,
		engine: { kind: "embedded", pglite },
		async close() {
			await db.destroy();
			if (!pglite.closed) await pglite.close();
			release?.();
		},
	};
}

function kysely(dialect: Dialect): Db {
	return new Kysely<Tables>({ dialect, log: addStatement });
}
