import type { PGlite } from "@electric-sql/pglite";
import type { Database } from "../adapters/database/database.ts";
import type { EmbeddedPostgres } from "../adapters/database/embedded-postgres.ts";
import { embeddedDatabase, openServerDatabase } from "../adapters/database/open-database.ts";
import { patientLimits } from "../adapters/database/server-pool.ts";
import { createDatabaseOn, freshEmbedded, onServer, patientTurns } from "./fresh-database.ts";

/** Embedded databases with all tables and no rows. Making one takes two seconds of processor, emptying one ten ms. */
const empty: PGlite[] = [];

/** A database for an app: its own, and empty but for tables an app before may have made in it. */
export async function appDatabase(): Promise<{ database: Database; drop: () => Promise<void> }> {
	const server = process.env.TEST_DATABASE_URL;
	if (server) return serverDatabase(server);
	const pglite = empty.pop() ?? (await freshEmbedded());
	return {
		database: embeddedDatabase(lend(pglite), { limits: patientTurns }),
		async drop() {
			await pglite.exec(EMPTY_TABLES);
			empty.push(pglite);
		},
	};
}

/** The same on a server; those of a run go with its end (databases.setup.ts). */
const emptyOnServer: string[] = [];

async function serverDatabase(server: string): Promise<{ database: Database; drop: () => Promise<void> }> {
	const url = emptyOnServer.pop() ?? (await createDatabaseOn(server)).url;
	return {
		database: openServerDatabase(url, 5, patientLimits),
		async drop() {
			await onServer(url, EMPTY_TABLES);
			emptyOnServer.push(url);
		},
	};
}

/** The same database until it is closed, which the lent one survives. */
function lend(pglite: PGlite): EmbeddedPostgres {
	let isClosed = false;
	const open = (): PGlite => {
		if (isClosed) throw new Error("PGlite is closed");
		return pglite;
	};
	return {
		ready: true,
		waitReady: pglite.waitReady,
		get closed() {
			return isClosed;
		},
		query: async (sql, values, options) => open().query(sql, values, options),
		exec: async (sql) => open().exec(sql),
		listen: async (channel, tell) => open().listen(channel, tell),
		transaction: async (work) => open().transaction(work),
		close: async () => {
			isClosed = true;
		},
	};
}

/**
 * What migrations and the queue have noted of themselves stays. Rows are deleted, without keys being followed: to truncate
 * so many tables takes a server a hundred times as long.
 */
const EMPTY_TABLES = `
		do $$
		declare
			name text;
			sequence regclass;
		begin
			set local session_replication_role = replica;
			for name in
				select format('%I.%I', schemaname, tablename) from pg_tables
				where schemaname = 'public' and tablename <> 'migration' or schemaname = 'pgboss' and tablename like 'job%'
			loop
				execute 'delete from ' || name;
			end loop;
			for sequence in
				select format('%I.%I', schemaname, sequencename) from pg_sequences
				where schemaname = 'public' and last_value is not null
			loop
				execute format('alter sequence %s restart', sequence);
			end loop;
		end $$;
	`;
