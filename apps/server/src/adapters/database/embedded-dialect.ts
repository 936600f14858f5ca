import { invariant } from "@offizin/base";
import {
	type DatabaseConnection,
	type Dialect,
	type Driver,
	PGliteDriver,
	PostgresAdapter,
	PostgresIntrospector,
	PostgresQueryCompiler,
} from "kysely";
import { EmbeddedConnection } from "./embedded-connection.ts";
import type { EmbeddedPostgres } from "./embedded-postgres.ts";
import { createTurns } from "./turns.ts";

export interface EmbeddedLimits {
	/** Who does not get the one connection in this time is refused. */
	readonly waitMs: number;
	/** A transaction that asks nothing for this long is undone, as by PostgreSQL's idle_in_transaction_session_timeout. */
	readonly idleMs: number;
}

/** The embedded database for Kysely, whose own dialect would let one endless transaction stop everybody. */
export function embeddedDialect(pglite: EmbeddedPostgres, limits: EmbeddedLimits): Dialect {
	return {
		createAdapter: () => new PostgresAdapter(),
		createDriver: () => embeddedDriver(pglite, limits),
		createIntrospector: (db) => new PostgresIntrospector(db),
		createQueryCompiler: () => new PostgresQueryCompiler(),
	};
}

function embeddedDriver(pglite: EmbeddedPostgres, { waitMs, idleMs }: EmbeddedLimits): Driver {
	const turns = createTurns(waitMs);
	const held = (connection: DatabaseConnection): EmbeddedConnection => {
		invariant(connection instanceof EmbeddedConnection, "a connection of another driver");
		return connection;
	};
	return {
		init: () => pglite.waitReady,
		async acquireConnection() {
			const end = await turns.take();
			// Kysely's driver keeps the running transaction to itself, hence one for each turn.
			const driver: Driver = new PGliteDriver({ pglite });
			try {
				await driver.init();
				return new EmbeddedConnection(driver, await driver.acquireConnection(), { idleMs, end });
			} catch (error) {
				end();
				throw error;
			}
		},
		beginTransaction: (connection, settings) => held(connection).begin(settings),
		commitTransaction: (connection) => held(connection).commit(),
		rollbackTransaction: (connection) => held(connection).rollback(),
		releaseConnection: async (connection) => held(connection).end(),
		async destroy() {
			if (!pglite.closed) await pglite.close();
		},
	};
}
