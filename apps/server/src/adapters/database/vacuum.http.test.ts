import { expect, test } from "vitest";
import { freshEmbedded } from "../../testing/fresh-database.ts";
import { vacuum } from "./vacuum.ts";

/* A PostgreSQL of its own does this by itself. */
test.skipIf(process.env.TEST_DATABASE_URL)(
	"[security.M2] the room of removed rows is used again, else an embedded database would only grow",
	async () => {
		const postgres = await freshEmbedded();
		await postgres.exec(
			"create table kept (id int, document text); alter table kept alter document set storage external",
		);
		const round = async () => {
			await postgres.exec(
				"insert into kept select id, repeat('x', 100000) from generate_series(1, 50) as id",
			);
			await postgres.exec("delete from kept");
			await vacuum(postgres);
			const { rows } = await postgres.query<{ bytes: number }>(
				"select pg_total_relation_size('kept') as bytes",
			);
			return rows[0]?.bytes ?? 0;
		};
		await round();
		await round();
		// Each round wrote five megabytes.
		expect(await round()).toBeLessThan(1_000_000);
		await postgres.close();
	},
);
