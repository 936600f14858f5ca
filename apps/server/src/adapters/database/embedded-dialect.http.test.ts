import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase } from "../../testing/fresh-database.ts";
import type { Database } from "./database.ts";
import { embeddedDialect } from "./embedded-dialect.ts";
import { isUnreachable } from "./is-unreachable.ts";

interface Kept {
	kept: { name: string };
}
const LONG_MS = 60_000;
let database: Database;
function open(waitMs: number, idleMs: number): Kysely<Kept> {
	if (database.engine.kind !== "embedded") throw new Error("a database of another kind");
	return new Kysely<Kept>({ dialect: embeddedDialect(database.engine.pglite, { waitMs, idleMs }) });
}
const namesIn = async (db: Kysely<Kept>) =>
	(await db.selectFrom("kept").select("name").orderBy("name").execute()).map(({ name }) => name);

describe.skipIf(process.env.TEST_DATABASE_URL)("the one connection of the embedded database", () => {
	beforeEach(async () => {
		({ database } = await freshDatabase());
		await sql`create table kept (name text)`.execute(database.db);
	});
	afterEach(() => database.close());

	test("[security.L10] a transaction that never ends is undone, and everybody else goes on", async () => {
		const db = open(LONG_MS, 50);
		const endless = await db.startTransaction().execute();
		await endless.insertInto("kept").values({ name: "endless" }).execute();
		expect(await namesIn(db)).toEqual([]);
		await expect(endless.insertInto("kept").values({ name: "late" }).execute()).rejects.toThrow(
			"asked nothing",
		);
		await expect(endless.commit().execute()).rejects.toThrow("asked nothing");
		await endless.rollback().execute();
		expect(await namesIn(db)).toEqual([]);
	});

	test("[security.L10] who has waited long enough for the one connection is told that there is none", async () => {
		const db = open(20, LONG_MS);
		const endless = await db.startTransaction().execute();
		const refused = await Promise.all([1, 2].map(() => namesIn(db).catch((error: unknown) => error)));
		expect(refused.map(isUnreachable)).toEqual([true, true]);
		await endless.insertInto("kept").values({ name: "in time" }).execute();
		await endless.commit().execute();
		expect(await namesIn(db)).toEqual(["in time"]);
	});

	test("turns go in the order they were asked for, and a failed statement ends its own alone", async () => {
		const db = open(LONG_MS, LONG_MS);
		const results = await Promise.allSettled([
			db.transaction().execute(async (trx) => {
				await trx.insertInto("kept").values({ name: "undone" }).execute();
				await sql`select 1 / 0`.execute(trx);
			}),
			db.insertInto("kept").values({ name: "kept" }).execute(),
			db.transaction().execute(async (trx) => {
				await trx.insertInto("kept").values({ name: "kept too" }).execute();
			}),
			namesIn(db),
		]);
		expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled", "fulfilled"]);
		expect(results[3]).toMatchObject({ value: ["kept", "kept too"] });
	});
});
