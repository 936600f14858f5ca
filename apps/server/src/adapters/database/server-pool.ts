import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { type CustomTypesConfig, Pool, type PoolConfig, types } from "pg";
import { isUnreachable } from "./is-unreachable.ts";

/** For what somebody waits for. The server ends a statement first; we stop waiting when it says nothing at all. */
export const quickLimits = {
	connectionTimeoutMillis: 5000,
	statement_timeout: 7000,
	query_timeout: 8000,
	idle_in_transaction_session_timeout: 30_000,
	keepAlive: true,
	keepAliveInitialDelayMillis: 10_000,
} as const satisfies PoolConfig;

const MINUTE_MS = 60_000;

/** For work that nobody waits for: migrations, retention, backup. */
export const patientLimits = {
	...quickLimits,
	connectionTimeoutMillis: MINUTE_MS,
	statement_timeout: 30 * MINUTE_MS,
	query_timeout: 31 * MINUTE_MS,
	idle_in_transaction_session_timeout: 10 * MINUTE_MS,
	max: 2,
} as const satisfies PoolConfig;

/** bigint comes as a number, as PGlite gives it, where pg would give a text: ours count rows, bytes and ids. */
const columnTypes: CustomTypesConfig = {
	getTypeParser: (oid: number, format?: "text" | "binary") =>
		oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
};

export interface ServerPools {
	readonly quick: Pool;
	readonly patient: Pool;
}

/** Pools to one database; neither connects before it is asked. */
export function openPools(url: string, connections: number, limits: PoolConfig = quickLimits): ServerPools {
	const open = (options: PoolConfig): Pool => {
		const pool = new Pool({ ...options, types: columnTypes, connectionString: url });
		// An idle connection that breaks is replaced by the pool; without a listener it would end the process.
		pool.on("error", () => {});
		return pool;
	};
	return { quick: open({ ...limits, max: connections }), patient: open(patientLimits) };
}

/** A pool for Kysely that drops a connection which owes an answer: whoever got it next would wait behind the old question. */
export function lendClients(pool: PostgresPool): PostgresPool {
	return {
		options: pool.options,
		connect: async () => new LentClient(await pool.connect()),
		end: () => pool.end(),
	};
}

class LentClient implements PostgresPoolClient {
	readonly #client: PostgresPoolClient;
	#lost: unknown;

	constructor(client: PostgresPoolClient) {
		this.#client = client;
	}

	query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
	query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
	query<Row>(asked: string | PostgresCursor<Row>, parameters: readonly unknown[] = []) {
		return typeof asked === "string" ? this.#ask<Row>(asked, parameters) : this.#client.query(asked);
	}

	async #ask<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
		// A rollback after a lost question would wait as long again, and the server undoes what it has lost.
		if (this.#lost) throw this.#lost;
		try {
			return await this.#client.query<Row>(sql, parameters);
		} catch (error) {
			if (isUnreachable(error)) this.#lost = error;
			throw error;
		}
	}

	release(destroy?: boolean): void {
		this.#client.release(destroy || this.#lost !== undefined);
	}
}
