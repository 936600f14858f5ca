import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase } from "../../testing/fresh-database.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { countStatements } from "./statement-count.ts";

let folder: string;
let database: Database;
let drop: () => Promise<void>;
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "offizin-migrations-"));
	({ database, drop } = await freshDatabase());
});
afterEach(async () => {
	await database.close();
	await drop();
	rmSync(folder, { recursive: true });
});

const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
const namesIn = async (table: string) =>
	(
		await sql<{ name: string }>`select name from ${sql.table(table)} order by 1`.execute(database.db)
	).rows.map(({ name }) => name);

test("migrations run in order, once, also when two processes start at once", async () => {
	write("002-b.sql", "insert into kept values ('b');");
	write("001-a.sql", "create table kept (name text); insert into kept values ('a');");
	const runs = await Promise.all([migrate(database.engine, folder), migrate(database.engine, folder)]);
	expect(runs.flat().sort()).toEqual(["001-a.sql", "002-b.sql"]);
	expect(await namesIn("kept")).toEqual(["a", "b"]);
	expect(await migrate(database.engine, folder)).toEqual([]);
});

test("a migration that fails leaves nothing of itself and everything before", async () => {
	write("001-a.sql", "create table kept (name text);");
	write("002-b.sql", "insert into kept values ('b'); insert into nirgends values (1);");
	await expect(migrate(database.engine, folder)).rejects.toThrow(/nirgends/);
	expect(await namesIn("kept")).toEqual([]);
	expect(await namesIn("migration")).toEqual(["001-a.sql"]);
});

test("an applied migration may neither change nor go", async () => {
	write("001-a.sql", "create table kept (name text);");
	await migrate(database.engine, folder);
	write("001-a.sql", "create table kept (name text, more text);");
	await expect(migrate(database.engine, folder)).rejects.toThrow("001-a.sql was changed");
	rmSync(join(folder, "001-a.sql"));
	await expect(migrate(database.engine, folder)).rejects.toThrow("001-a.sql, which is not in");
});

test("statements are counted for whoever asked, and for who asked them to", async () => {
	const ask = () => sql`select 1`.execute(database.db);
	const counted = await countStatements(async (outer) => {
		await ask();
		const inner = await countStatements(async (count) => {
			await Promise.all([ask(), ask()]);
			return count.statements;
		});
		return { inner, outer: outer.statements };
	});
	expect(counted).toEqual({ inner: 2, outer: 3 });
});
