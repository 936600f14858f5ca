import type { EmbeddedPostgres } from "./embedded-postgres.ts";

/**
 * Gives the room of removed rows back to the tables they were in. A PostgreSQL of its own does so by itself; the embedded
 * one runs as a single process, which has no autovacuum, and would grow for ever. Table by table, so that others get a
 * turn in between.
 */
export async function vacuum(pglite: EmbeddedPostgres): Promise<void> {
	const { rows } = await pglite.query<{ name: string }>(
		`select format('%I.%I', nspname, relname) as name
		from pg_class join pg_namespace on pg_namespace.oid = relnamespace
		where relkind = 'r' and nspname in ('public', 'pgboss')
		order by name`,
	);
	for (const { name } of rows) await pglite.exec(`vacuum analyze ${name}`);
}
