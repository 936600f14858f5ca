import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase } from "../../testing/fresh-database.ts";
import type { Database } from "../database/database.ts";
import { openEmbeddedDatabase } from "../database/open-database.ts";
import { createLog } from "../log/log.ts";
import { pgBossQueue } from "./pg-boss-queue.ts";
import { JOB_SECONDS, JobExpired, type Queue } from "./queue.ts";

const kind = "print.line";
let database: Database;
let drop: () => Promise<void>;
beforeEach(async () => {
	({ database, drop } = await freshDatabase());
});
afterEach(async () => {
	await database.close();
	await drop();
});

const queueOf = (isWorker: boolean, limits?: Parameters<typeof pgBossQueue>[0]["limits"]): Queue =>
	pgBossQueue({
		engine: database.engine,
		isWorker,
		names: [kind],
		log: createLog("silent"),
		...(limits && { limits }),
	});

test("a job exists exactly when the transaction that sent it is committed", async () => {
	const queue = queueOf(true);
	const done: string[] = [];
	const worked = Promise.withResolvers<void>();
	queue.work(kind, async ({ job }) => {
		done.push(job);
		worked.resolve();
	});
	await queue.start();
	const undone = database.db.transaction().execute(async (trx) => {
		await queue.send(kind, { job: "undone" }, { trx });
		throw new Error("no");
	});
	await expect(undone).rejects.toThrow("no");
	await database.db.transaction().execute((trx) => queue.send(kind, { job: "kept" }, { trx }));
	await worked.promise;
	await queue.stop();
	expect(done).toEqual(["kept"]);
});

test("of one key one job waits", async () => {
	const queue = queueOf(false);
	await queue.start();
	for (const key of ["a", "a", "b"]) await queue.send(kind, { job: key }, { key });
	await queue.send(kind, { job: "c" });
	await queue.send(kind, { job: "c" });
	const rows = await database.db
		.withSchema("pgboss")
		.selectFrom("job" as never)
		.selectAll()
		.execute();
	await queue.stop();
	expect(rows).toHaveLength(4);
});

test("stopping waits for the job that runs", async () => {
	const queue = queueOf(true);
	const started = Promise.withResolvers<void>();
	let isFinished = false;
	queue.work(kind, async () => {
		started.resolve();
		await new Promise((resolve) => setTimeout(resolve, 300));
		isFinished = true;
	});
	await queue.start();
	await queue.send(kind, { job: "lang" });
	await started.promise;
	await queue.stop();
	expect(isFinished).toBe(true);
});

test("a job that fails comes again", async () => {
	const queue = queueOf(true);
	let tries = 0;
	const worked = Promise.withResolvers<void>();
	queue.work(kind, async () => {
		tries += 1;
		if (tries === 1) throw new Error("not yet");
		worked.resolve();
	});
	await queue.start();
	await queue.send(kind, { job: "zäh" });
	await worked.promise;
	await queue.stop();
	expect(tries).toBe(2);
});

/** Starts a job that runs until it is ended; `ended` resolves with the reason. */
async function runUntilEnded(queue: Queue): Promise<{ readonly ended: Promise<unknown> }> {
	const started = Promise.withResolvers<void>();
	const ended = Promise.withResolvers<unknown>();
	queue.work(kind, async (_job, signal) => {
		signal.addEventListener("abort", () => ended.resolve(signal.reason));
		started.resolve();
		await ended.promise;
	});
	await queue.start();
	await queue.send(kind, { job: "lang" });
	await started.promise;
	return { ended: ended.promise };
}

test("a job that runs when the process stops is ended and not to blame", async () => {
	const queue = queueOf(true, { jobSeconds: JOB_SECONDS, handBackAfterMs: 1000 });
	const { ended } = await runUntilEnded(queue);
	await queue.stop();
	expect(await ended).not.toBeInstanceOf(JobExpired);
});

test("a job that takes too long is ended and told so", async () => {
	const queue = queueOf(true, { jobSeconds: 1, handBackAfterMs: 1000 });
	const { ended } = await runUntilEnded(queue);
	expect(await ended).toBeInstanceOf(JobExpired);
	await queue.stop();
});

test("a queue of an earlier release gives its jobs as long as new ones have", async () => {
	const earlier = queueOf(false, { jobSeconds: 900, handBackAfterMs: 1000 });
	await earlier.start();
	await earlier.stop();
	const queue = queueOf(false);
	await queue.start();
	await queue.send(kind, { job: "neu" });
	await queue.stop();
	const { rows } = await sql`select expire_seconds from pgboss.job`.execute(database.db);
	expect(rows).toEqual([{ expire_seconds: JOB_SECONDS }]);
});

test("the more jobs of one person wait or run, the more jobs of others go before the next of theirs", async () => {
	const queue = queueOf(true);
	const done: string[] = [];
	const two = Promise.withResolvers<void>();
	queue.work(kind, async ({ job }) => {
		done.push(job);
		if (done.length === 2) two.resolve();
	});
	const sending = queueOf(false);
	await sending.start();
	await sending.send(kind, { job: "a1" }, { key: "a1", behind: ["a2", "a3"] });
	await sending.send(kind, { job: "a2" }, { key: "a2", behind: ["a1", "a3"] });
	await database.db
		.transaction()
		.execute((trx) => sending.send(kind, { job: "a3" }, { key: "a3", behind: ["a1", "a2"], trx }));
	await sending.send(kind, { job: "b1" }, { key: "b1", behind: [] });
	await sending.stop();
	const { rows } =
		await sql`select data->>'job' as job, priority from pgboss.job order by created_on`.execute(database.db);
	expect(rows).toEqual([
		{ job: "a1", priority: 0 },
		{ job: "a2", priority: -1 },
		{ job: "a3", priority: -2 },
		{ job: "b1", priority: 0 },
	]);
	await queue.start();
	await two.promise;
	await queue.stop();
	expect(done).toEqual(["a1", "b1"]);
});

test("a job whose process died runs again when the embedded database is opened next", async () => {
	const embedded = await openEmbeddedDatabase();
	const settings = {
		engine: embedded.engine,
		isWorker: true,
		names: [kind],
		log: createLog("silent"),
	} as const;
	const [died, next] = [pgBossQueue(settings), pgBossQueue(settings)];
	const [started, release, finished] = [0, 1, 2].map(() => Promise.withResolvers<void>());
	died.work(kind, async () => {
		started?.resolve();
		await release?.promise;
	});
	next.work(kind, async () => finished?.resolve());
	await died.start();
	await died.send(kind, { job: "verwaist" });
	await started?.promise;
	await next.start();
	await finished?.promise;
	release?.resolve();
	await Promise.all([died.stop(), next.stop()]);
	await embedded.close();
});
