import type { PGlite as EmbeddedOfKysely, PGliteTransaction } from "kysely";

/** Several statements without parameters, a result for each; `command` is the tag PostgreSQL answers with. */
type Execute = (sql: string) => Promise<{ command?: string; rows: Record<string, unknown>[] }[]>;

/** Inside a transaction of an embedded PostgreSQL. */
export interface EmbeddedTransaction extends PGliteTransaction {
	exec: Execute;
}

/** An embedded PostgreSQL with its one connection: PGlite itself, or one in a thread of its own. */
export interface EmbeddedPostgres extends Omit<EmbeddedOfKysely, "transaction"> {
	exec: Execute;
	/** Tells what is notified on a channel (`LISTEN`), until the returned function is called. */
	listen(channel: string, tell: (payload: string) => void): Promise<() => Promise<void>>;
	/** Nobody else gets the connection meanwhile; undone when `work` rejects. */
	transaction<Value>(work: (transaction: EmbeddedTransaction) => Promise<Value>): Promise<Value>;
}
