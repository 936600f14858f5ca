import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../../testing/fresh-database.ts";
import type { Database } from "./database.ts";
import { toJson } from "./json.ts";
import { migrate } from "./migrate.ts";

/**
 * What either engine makes of a value of each type that a column has or a statement yields: what is right on one of them is
 * right on the other, so that most doors are asked on one engine (`vitest.config.ts`). Types by PostgreSQL's own names.
 */
const values: Readonly<Record<string, readonly (readonly [literal: string, read: unknown])[]>> = {
	boolean: [["true", true]],
	bytea: [["'\\x00ff10'", new Uint8Array([0, 255, 16])]],
	bigint: [
		["9007199254740991", 9_007_199_254_740_991],
		["(select count(*) from migration where name = '')", 0],
		["(select sum(n) from (values (1), (2)) as few (n))", 3],
	],
	date: [["'2026-11-26'", new Date("2026-11-26T00:00:00")]],
	integer: [["-7", -7]],
	jsonb: [
		[`'{"a": [1, null, "ü"]}'`, { a: [1, null, "ü"] }],
		["'[]'", []],
		["'\"word\"'", "word"],
		["'null'", null],
	],
	numeric: [["12.50", "12.50"]],
	real: [["0.5", 0.5]],
	"double precision": [["0.1", 0.1]],
	text: [["'Größe'", "Größe"]],
	"text[]": [["array['a', null, 'b \"c\", {d}']", ["a", null, 'b "c", {d}']]],
	"timestamp with time zone": [["'2026-03-29 01:30:00.123+00'", new Date("2026-03-29T01:30:00.123Z")]],
	tsvector: [["'b:2 a:1'", "'a':1 'b':2"]],
	uuid: [["'8a1f3d3e-9f5c-4a43-9d0c-0a7a5f0b6c11'", "8a1f3d3e-9f5c-4a43-9d0c-0a7a5f0b6c11"]],
};

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
	({ database, drop } = await freshDatabase());
	await migrate(database.engine);
});
afterAll(async () => {
	await database.close();
	await drop();
});

async function columnTypes(): Promise<readonly string[]> {
	const { rows } = await sql<{ type: string }>`
		select distinct format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null) as type
		from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
		where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0
		order by 1`.execute(database.db);
	return rows.map(({ type }) => type);
}

test("every type that a column has is read as the same value from either engine", async () => {
	expect((await columnTypes()).filter((type) => !(type in values))).toEqual([]);
	for (const [type, samples] of Object.entries(values)) {
		for (const [literal, expected] of samples) {
			const ask = sql<{ value: unknown }>`select ${sql.raw(literal)}::${sql.raw(type)} as value`;
			const [row] = (await ask.execute(database.db)).rows;
			const value = row?.value instanceof Uint8Array ? new Uint8Array(row.value) : row?.value;
			expect({ type, literal, value }).toEqual({ type, literal, value: expected });
		}
	}
});

test("every value that a statement is given arrives as the same value in either engine", async () => {
	const at = new Date("2026-03-29T01:30:00.123Z");
	const bytes = Buffer.from([0, 255, 16]);
	const { rows } = await sql`
		select ${"Größe"}::text as text, ${7}::int as int, ${0.5}::float8 as float, ${true}::boolean as boolean,
			${at}::timestamptz = '2026-03-29 01:30:00.123+00'::timestamptz as "isSameMoment",
			${bytes}::bytea = '\\x00ff10'::bytea as "areSameBytes", ${null}::text as nothing,
			${toJson(["a", 1])} as json, 'b' = any(${["a", "b"]}::text[]) as "isOneOf"`.execute(database.db);
	expect(rows).toEqual([
		{
			...{ text: "Größe", int: 7, float: 0.5, boolean: true, isSameMoment: true, areSameBytes: true },
			...{ nothing: null, json: ["a", 1], isOneOf: true },
		},
	]);
});

test("what a statement changed is counted by either engine, and a broken rule has its code", async () => {
	await sql`create table kept (name text primary key)`.execute(database.db);
	const { numAffectedRows } = await sql`insert into kept values ('a'), ('b')`.execute(database.db);
	expect(numAffectedRows).toBe(2n);
	const twice = sql`insert into kept values ('a')`.execute(database.db);
	await expect(twice).rejects.toMatchObject({ code: "23505", constraint: "kept_pkey", table: "kept" });
});
