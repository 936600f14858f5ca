import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../adapters/database/database.ts";
import { migrate } from "../../adapters/database/migrate.ts";
import { freshDatabase } from "../../testing/fresh-database.ts";

const list = readFileSync(join(import.meta.dirname, "../../../../../docs/privacy.md"), "utf8");
const named = new Set([...list.matchAll(/`([^`]+)`/g)].map(([, words]) => words));

/** What a column is called when it may be about a person, or lead to one. */
const aboutPersons =
	/^(owner|e?mail|recipient|sender|customer|contact|billing|shipping|by|staff|user|name|image|text|html|document|lines)$|_by$|_staff$|_id$|_hash$|phone|address|agent|password|token$/;

let made: { readonly database: Database; readonly drop: () => Promise<void> };
beforeAll(async () => {
	made = await freshDatabase();
	await migrate(made.database.engine);
});
afterAll(async () => {
	await made.database.close();
	await made.drop();
});

async function columns(): Promise<readonly { readonly table: string; readonly column: string }[]> {
	const { rows } = await sql<{ table: string; column: string }>`
		select table_name as "table", column_name as "column" from information_schema.columns
		where table_schema = 'public' order by table_name, ordinal_position`.execute(made.database.db);
	return rows;
}

test("[security.M4] docs/privacy.md names every table, and every column that looks like a person", async () => {
	const all = await columns();
	const tables = [...new Set(all.map(({ table }) => table))];
	const isNamed = (table: string) =>
		[...named].some((words) => words === table || words?.startsWith(`${table}.`));
	expect(tables.length).toBeGreaterThan(15);
	expect(tables.filter((table) => !isNamed(table))).toEqual([]);
	const suspicious = all
		.filter(({ column }) => aboutPersons.test(column))
		.map(({ table, column }) => `${table}.${column}`);
	expect(suspicious.filter((path) => !named.has(path))).toEqual([]);
});

test("[security.M4] docs/privacy.md names no column that is gone", async () => {
	const known = new Set((await columns()).map(({ table, column }) => `${table}.${column}`));
	const paths = [...named].filter(
		(words) => /^[a-z_]+\.[a-z_]+$/.test(words ?? "") && words !== "retention.sweep",
	);
	expect(paths.filter((path) => !known.has(path ?? ""))).toEqual([]);
});
