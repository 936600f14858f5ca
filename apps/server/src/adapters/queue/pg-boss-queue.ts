import { randomUUID } from "node:crypto";
import { invariant } from "@offizin/base";
import { type ConstructorOptions, type Db, fromKysely, fromPglite, type Job, PgBoss } from "pg-boss";
import type { Engine } from "../database/database.ts";
import type { EmbeddedPostgres } from "../database/embedded-postgres.ts";
import { quickLimits } from "../database/server-pool.ts";
import type { Log } from "../log/log.ts";
import type { JobName } from "./jobs.ts";
import { JOB_SECONDS, JobExpired, type JobHandler, type PeriodicJob, type Queue } from "./queue.ts";

interface QueueSettings {
	readonly engine: Engine;
	/** A process that only sends leaves the work to others. */
	readonly isWorker: boolean;
	/** Every kind of job; each gets its queue at the start, so that sending never has to look one up. */
	readonly names: readonly JobName[];
	readonly log: Log;
	/** Differ in tests only. */
	readonly limits?: QueueLimits;
}

interface QueueLimits {
	readonly jobSeconds: number;
	/** How long stopping waits for jobs that run. */
	readonly handBackAfterMs: number;
}

const usualLimits: QueueLimits = { jobSeconds: JOB_SECONDS, handBackAfterMs: 20_000 };
const queueOptions = {
	retryLimit: 8,
	retryDelay: 2,
	retryBackoff: true,
	retryDelayMax: 600,
	// A worker that dies is noticed by its missing heartbeat and the job goes to another one.
	heartbeatSeconds: 20,
	notify: true,
} as const;
/** Print jobs say themselves when they have failed for good; one that was only cut off is tried until it succeeds. */
const untilDone = { retryLimit: 100_000, retryBackoff: true, retryDelayMax: 120 } as const;
const untilDoneNames: readonly JobName[] = ["print.line", "print.heavy"];
/** A new job wakes its worker at once; polling finds those whose time has come, retries among them. */
const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 } as const;

/** Jobs over pg-boss in the same database. */
export function pgBossQueue({ engine, isWorker, names, log, limits = usualLimits }: QueueSettings): Queue {
	const { jobSeconds, handBackAfterMs } = limits;
	const boss = new PgBoss({
		...connectionOf(engine),
		useListenNotify: isWorker,
		schedule: false,
		superviseIntervalSeconds: 10,
		monitorIntervalSeconds: 10,
	});
	boss.on("warning", (warning) => log.warn({ warning }, "queue warning"));
	boss.on("error", (error) => log.error({ error }, "queue error"));
	const workers = new Map<JobName, { readonly handler: JobHandler<JobName>; readonly atOnce: number }>();
	const periods = new Map<PeriodicJob, number>();
	let timers: NodeJS.Timeout[] = [];
	let isStopping = false;

	async function run(name: JobName, job: Job<unknown>, handler: JobHandler<JobName>): Promise<void> {
		try {
			await handler(job.data as never, signalWithReason(job.signal));
			log[periods.has(name as PeriodicJob) ? "debug" : "info"]({ job: job.id, kind: name }, "job done");
		} catch (error) {
			log.error({ job: job.id, kind: name, error }, "job failed");
			throw error;
		}
	}

	/** pg-boss fires the same signal when the process stops and when the job expires, also once it is done. */
	function signalWithReason(signal: AbortSignal): AbortSignal {
		const ending = new AbortController();
		const end = () => ending.abort(isStopping ? new Error("the process stops") : new JobExpired(jobSeconds));
		signal.addEventListener("abort", end, { once: true });
		return ending.signal;
	}

	/** Of the jobs with these keys, how many wait or run. */
	async function countOpen(db: Db, name: JobName, keys: readonly string[]): Promise<number> {
		const { rows } = await db.executeSql(
			`select count(*)::int as open from pgboss.job
			where name = $1 and singleton_key = any($2::text[]) and state < 'completed'`,
			[name, keys],
		);
		return rows[0].open;
	}

	async function sendPeriodic(name: PeriodicJob): Promise<void> {
		try {
			await boss.send(name, {}, { singletonKey: name });
		} catch (error) {
			log.error({ kind: name, error }, "periodic job not sent");
		}
	}

	return {
		async send(name, data, { trx, key, behind = [], startAfterSeconds } = {}) {
			const db = trx ? fromKysely(trx) : boss.getDb();
			const open = behind.length > 0 ? await countOpen(db, name, behind) : 0;
			await boss.send(name, data, {
				...(trx ? { db } : {}),
				singletonKey: key ?? randomUUID(),
				...(open > 0 ? { priority: -open } : {}),
				...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
			});
		},
		work(name, handler, { atOnce = 1 } = {}) {
			invariant(!workers.has(name), `job ${name} has two handlers`);
			workers.set(name, { handler: handler as JobHandler<JobName>, atOnce });
		},
		every(name, seconds) {
			periods.set(name, seconds);
		},
		async start() {
			await boss.start();
			for (const name of names) {
				await boss.createQueue(name, { policy: "exclusive" });
				// Not among the options above: a queue made by an earlier release would keep what it was made with.
				await boss.updateQueue(name, {
					...queueOptions,
					...(untilDoneNames.includes(name) ? untilDone : {}),
					expireInSeconds: jobSeconds,
				});
				// pg-boss looks a queue up the first time it is named and keeps what it learns. Done here, because inside a
				// caller's transaction the embedded database could not answer the question.
				await boss.getJobById(name, randomUUID());
			}
			if (!isWorker) return;
			if (engine.kind === "embedded") await handBackOrphans(boss, engine.pglite);
			for (const [name, { handler, atOnce }] of workers) {
				await boss.work(name, { ...polling, localConcurrency: atOnce }, async ([job]) => {
					if (job) await run(name, job, handler);
				});
			}
			for (const [name, seconds] of periods) {
				await sendPeriodic(name);
				timers.push(setInterval(() => void sendPeriodic(name), seconds * 1000));
			}
		},
		async stop() {
			for (const timer of timers) clearInterval(timer);
			timers = [];
			isStopping = true;
			await boss.stop({ graceful: true, timeout: handBackAfterMs });
		},
		async depth() {
			const queues = await boss.getQueues();
			return Object.fromEntries(
				queues.map(({ name, queuedCount, activeCount }) => [name, queuedCount + activeCount]),
			);
		},
	};
}

function connectionOf(engine: Engine): ConstructorOptions {
	return engine.kind === "embedded"
		? { db: fromPglite(engine.pglite), backend: "pglite" }
		: { ...quickLimits, connectionString: engine.url, max: 4 };
}

/**
 * The embedded database has one process at a time, so a job that runs at its start belongs to one that died. A shared
 * database learns the same from the missing heartbeat.
 */
async function handBackOrphans(boss: PgBoss, pglite: EmbeddedPostgres): Promise<void> {
	const { rows } = await pglite.query<{ name: string; id: string }>(
		"select name, id from pgboss.job where state = 'active'",
	);
	for (const { name, id } of rows) await boss.fail(name, id, { message: "the process ended" });
}
