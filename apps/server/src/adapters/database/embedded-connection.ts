import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from "kysely";

interface TurnOptions {
	readonly idleMs: number;
	/** Gives the connection to the next caller; may be called again. */
	readonly end: () => void;
}

/** One caller's turn on the one connection. A transaction that stays idle is undone and the turn is over. */
export class EmbeddedConnection implements DatabaseConnection {
	readonly #driver: Driver;
	readonly #connection: DatabaseConnection;
	readonly #options: TurnOptions;
	#isInTransaction = false;
	#isExpired = false;
	#timer: NodeJS.Timeout | undefined;

	constructor(driver: Driver, connection: DatabaseConnection, options: TurnOptions) {
		this.#driver = driver;
		this.#connection = connection;
		this.#options = options;
	}

	executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
		return this.#busy(() => this.#connection.executeQuery<Row>(query));
	}

	streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
		return this.#connection.streamQuery<Row>(query, chunkSize);
	}

	begin(settings: TransactionSettings): Promise<void> {
		return this.#busy(async () => {
			await this.#driver.beginTransaction(this.#connection, settings);
			this.#isInTransaction = true;
		});
	}

	commit(): Promise<void> {
		return this.#busy(async () => {
			this.#isInTransaction = false;
			await this.#driver.commitTransaction(this.#connection);
		});
	}

	async rollback(): Promise<void> {
		if (this.#isExpired) return;
		await this.#busy(async () => {
			this.#isInTransaction = false;
			await this.#driver.rollbackTransaction(this.#connection);
		});
	}

	end(): void {
		clearTimeout(this.#timer);
		this.#options.end();
	}

	async #busy<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
		if (this.#isExpired) throw new Error("the transaction was undone because it asked nothing for too long");
		clearTimeout(this.#timer);
		try {
			return await work();
		} finally {
			if (this.#isInTransaction) {
				this.#timer = setTimeout(() => void this.#expire(), this.#options.idleMs);
			}
		}
	}

	async #expire(): Promise<void> {
		this.#isExpired = true;
		await this.#driver.rollbackTransaction(this.#connection);
		this.end();
	}
}
