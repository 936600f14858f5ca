import type { Kysely, Transaction } from "kysely";
import type { Pool } from "pg";
import type { EmbeddedPostgres } from "./embedded-postgres.ts";
import type { Tables } from "./schema.ts";

export type Db = Kysely<Tables>;
/** Inside a transaction ask only the transaction: the embedded database has one connection, so asking `db` waits for ever. */
export type Trx = Transaction<Tables>;

/** Either engine behind the one dialect; the pool is the patient one. */
export type Engine =
	| { readonly kind: "embedded"; readonly pglite: EmbeddedPostgres }
	| { readonly kind: "server"; readonly pool: Pool; readonly url: string };

export interface Database {
	readonly db: Db;
	/** The same for work that nobody waits for: its statements may take minutes instead of seconds. */
	readonly patientDb: Db;
	readonly engine: Engine;
	close(): Promise<void>;
}
