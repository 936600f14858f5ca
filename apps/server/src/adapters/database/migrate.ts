import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Engine } from "./database.ts";

/** Any number nobody else locks: keeps two starting processes from migrating at once. */
const MIGRATION_LOCK = 7_305_518;
const migrationsFolder = join(import.meta.dirname, "../../../../../db/migrations");

interface Session {
	/** Several statements without parameters. */
	run(sql: string): Promise<void>;
	ask<Row>(sql: string, values: readonly unknown[]): Promise<Row[]>;
}

interface Migration {
	readonly name: string;
	readonly sql: string;
	readonly checksum: string;
}

/**
 * Applies the files of db/migrations that are not applied yet, in the order of their names, each in a transaction
 * of its own. Throws when an applied file has changed or has gone. Returns the names applied.
 */
export async function migrate(engine: Engine, folder: string = migrationsFolder): Promise<string[]> {
	const migrations = readMigrations(folder);
	const applied: string[] = [];
	await inTransaction(engine, async (session) => {
		await session.run(`select pg_advisory_xact_lock(${MIGRATION_LOCK});
			create table if not exists migration (
				name text primary key, checksum text not null, applied_at timestamptz not null default now()
			);`);
		const known = await session.ask<{ name: string; checksum: string }>(
			"select name, checksum from migration",
			[],
		);
		for (const { name, checksum } of known) {
			const found = migrations.find((migration) => migration.name === name);
			if (!found) throw new Error(`The database has migration ${name}, which is not in ${folder}.`);
			if (found.checksum !== checksum) throw new Error(`Migration ${name} was changed after it was applied.`);
		}
	});
	for (const migration of migrations) {
		await inTransaction(engine, async (session) => {
			await session.run(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
			const known = await session.ask("select name from migration where name = $1", [migration.name]);
			if (known.length > 0) return;
			await session.run(migration.sql);
			await session.ask("insert into migration (name, checksum) values ($1, $2)", [
				migration.name,
				migration.checksum,
			]);
			applied.push(migration.name);
		});
	}
	return applied;
}

function readMigrations(folder: string): Migration[] {
	const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
	return names.sort().map((name) => {
		if (!/^\d{3}-[a-z0-9-]+\.sql$/.test(name))
			throw new Error(`Migration ${name} is not named NNN-name.sql.`);
		const sql = readFileSync(join(folder, name), "utf8");
		return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
	});
}

async function inTransaction(engine: Engine, work: (session: Session) => Promise<void>): Promise<void> {
	if (engine.kind === "embedded") {
		await engine.pglite.transaction((transaction) =>
			work({
				async run(sql) {
					await transaction.exec(sql);
				},
				async ask<Row>(sql: string, values: readonly unknown[]) {
					return (await transaction.query<Row>(sql, [...values])).rows;
				},
			}),
		);
		return;
	}
	const client = await engine.pool.connect();
	let failure: unknown;
	try {
		await client.query("begin");
		await work({
			async run(sql) {
				await client.query(sql);
			},
			async ask<Row>(sql: string, values: readonly unknown[]) {
				return (await client.query(sql, [...values])).rows as Row[];
			},
		});
		await client.query("commit");
	} catch (error) {
		failure = error;
		throw error;
	} finally {
		// A connection that is thrown away takes its transaction with it.
		client.release(failure !== undefined);
	}
}
