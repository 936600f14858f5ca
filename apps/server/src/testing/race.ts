import { sql } from "kysely";
import type { Db, Trx } from "../adapters/database/database.ts";
import type { Tables } from "../adapters/database/schema.ts";
import type { Answer } from "./browser.ts";

const ROUNDS = 3;

/** Two or more things that write the same rows, started at once, and what must hold whatever came first. */
export interface Race {
	/** A side that asks no door resolves with nothing; one that rejects loses the race for all. */
	readonly sides: readonly (() => Promise<Answer | undefined>)[];
	/**
	 * A table nobody can write to until every side waits, each started when the one before does: so they meet with
	 * everything locked that comes before it. The embedded database has one connection, where they come in order.
	 */
	readonly hold?: keyof Tables;
	/** Gets the answers in the order of the sides. */
	law(...answers: readonly (Answer | undefined)[]): Promise<void>;
}

/** Runs a race three times side by side, so that its sides meet in more than one way; a held one once. */
export async function runRaces(db: Db, prepare: () => Promise<Race>): Promise<void> {
	const first = await prepare();
	if (first.hold) return first.law(...(await runHeld(db, first.hold, first.sides)));
	const others = await Promise.all(Array.from({ length: ROUNDS - 1 }, prepare));
	const races = [first, ...others];
	const answers = await Promise.all(races.map(({ sides }) => Promise.all(sides.map((side) => side()))));
	// One after the other: what a law does to see its race through must not meet the race of another round.
	for (const [index, { law }] of races.entries()) await law(...(answers[index] ?? []));
}

/** A side of a race that asks no door. */
export function silently(work: () => Promise<unknown>): () => Promise<undefined> {
	return async () => {
		await work();
		return undefined;
	};
}

async function runHeld(db: Db, table: keyof Tables, sides: Race["sides"]): Promise<(Answer | undefined)[]> {
	const running = await db.transaction().execute(async (trx) => {
		await sql`lock table ${sql.table(table)} in share mode`.execute(trx);
		const started: Promise<Answer | undefined>[] = [];
		for (const side of sides) {
			const answer = side();
			// One that rejects is found below; until then it is not unhandled.
			answer.catch(() => {});
			started.push(answer);
			await untilWaiting(trx, started.length);
		}
		return { started };
	});
	return Promise.all(running.started);
}

const LOOKS = 50;
const BETWEEN_LOOKS_MS = 10;

/** Waits until so many connections wait for a lock, or long enough for those that need none. */
async function untilWaiting(trx: Trx, connections: number): Promise<void> {
	for (let look = 0; look < LOOKS; look += 1) {
		const { rows } = await sql`select from pg_stat_activity
			where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
		if (rows.length >= connections) return;
		await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
	}
}
