import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshServerDatabase } from "../../testing/fresh-database.ts";
import { startHangingProxy } from "../../testing/hanging-proxy.ts";
import type { Db } from "./database.ts";
import { isUnreachable } from "./is-unreachable.ts";
import { openServerDatabase } from "./open-database.ts";
import { quickLimits } from "./server-pool.ts";

const limits = { ...quickLimits, connectionTimeoutMillis: 3000, query_timeout: 3000 };

test.skipIf(!process.env.TEST_DATABASE_URL)(
	"[security.L10] a PostgreSQL that hangs is an error soon, and what was begun is neither kept nor in anybody's way",
	async () => {
		const made = await freshServerDatabase();
		if (!made) throw new Error("no PostgreSQL");
		const proxy = await startHangingProxy(made.url);
		const database = openServerDatabase(proxy.url, 2, limits);
		const { db } = database;
		const insert = (on: Db, name: string) => sql`insert into kept values (${name})`.execute(on);
		await sql`create table kept (name text)`.execute(db);
		const begun = await db.startTransaction().execute();
		await insert(begun, "begun");

		proxy.hang();
		const refusals = await Promise.all(
			[insert(begun, "hanging"), ...[1, 2, 3].map((name) => insert(db, String(name)))].map((asked) =>
				asked.catch((error: unknown) => error),
			),
		);
		expect(refusals.map(isUnreachable)).toEqual([true, true, true, true]);
		await expect(begun.commit().execute()).rejects.toThrow();
		await expect(begun.rollback().execute()).rejects.toThrow();

		proxy.goOn();
		await Promise.all([insert(db, "after"), insert(db, "after")]);
		await database.close();
		const direct = openServerDatabase(made.url, 1);
		const { rows } = await sql<{
			name: string;
		}>`select name from kept where name not in ('1', '2', '3')`.execute(direct.db);
		expect(rows).toEqual([{ name: "after" }, { name: "after" }]);
		await direct.close();
		await proxy.close();
		await made.drop();
	},
);
