import type { Worker } from "node:worker_threads";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../testing/app-under-test.ts";
import { browserOn } from "../testing/browser.ts";
import { placeOrder, templateWith } from "../testing/shopper.ts";
import { createPressThread, type PressThread, pressWorker } from "./press-thread.ts";
import { printFileKey, printLine } from "./print-line.ts";
import { resendPrintJobs } from "./resend-print-jobs.ts";

/** Loading the fonts in a thread takes its time on a busy machine. */
const TIME = { timeout: 90_000 };
const never = new AbortController().signal;
const startWorker = () => pressWorker(server.platform.config.profileFolder)();

let server: AppUnderTest;
let press: PressThread;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	press = createPressThread(startWorker);
});
afterAll(async () => {
	await press.close();
	await server.close();
});

/** An order whose print file nobody has made yet. */
async function waitingJob(): Promise<{ job: string; orderNumber: string }> {
	const { orderNumber, designId } = await placeOrder(browserOn(server.app));
	const { id } = await server.platform.database.db
		.selectFrom("print_job")
		.innerJoin("order_line", "order_line.id", "print_job.line")
		.select("print_job.id")
		.where("design", "=", designId)
		.executeTakeFirstOrThrow();
	return { job: id, orderNumber };
}

async function stateOf(job: string) {
	const { db } = server.platform.database;
	const row = await db
		.selectFrom("print_job")
		.innerJoin("order_line", "order_line.id", "print_job.line")
		.select(["print_job.state", "problem", "attempts", "production"])
		.where("print_job.id", "=", job)
		.executeTakeFirstOrThrow();
	const files = await db
		.selectFrom("print_file")
		.selectAll()
		.where("job", "=", job)
		.orderBy("position")
		.execute();
	return { ...row, files };
}

/** A press that fails, or does something else, instead of printing. */
function pressThat(make: PressThread["make"]): PressThread {
	return { make, close: async () => {} };
}

test(
	"a job makes one set of files in its thread, each stored under its hash, and the line is ready",
	TIME,
	async () => {
		const { job, orderNumber } = await waitingJob();
		await printLine(server.platform, press, { job, signal: never });
		const done = await stateOf(job);
		expect(done).toMatchObject({ state: "done", problem: null, attempts: 1, production: "ready" });
		expect(done.files.map(({ name }) => name)).toEqual([
			expect.stringMatching(new RegExp(`^${orderNumber}_01_[a-z0-9-]+_50\\.pdf$`)),
			expect.stringMatching(/^preview-.*\.png$/),
			expect.stringMatching(/^preview-.*\.png$/),
			...done.files.map(({ name }) => name).filter((name) => /^plate-[a-z]+_[\w-]+\.png$/.test(name)),
			"ticket.json",
			"ticket.xjdf",
			"SHA256SUMS",
		]);
		expect(done.files.length).toBeGreaterThan(8);
		for (const { sha256, bytes } of done.files) {
			expect((await server.platform.files.read(printFileKey(sha256))).length).toBe(bytes);
		}
		await printLine(server.platform, press, { job, signal: never });
		expect(await stateOf(job)).toEqual(done);
	},
);

test(
	"a job cut off after its files were stored, and run by two at once, ends with the same one set",
	TIME,
	async () => {
		const { job } = await waitingJob();
		const { db } = server.platform.database;
		await printLine(server.platform, press, { job, signal: never });
		const first = await stateOf(job);
		await db.deleteFrom("print_file").where("job", "=", job).execute();
		await db.updateTable("print_job").set({ state: "running" }).where("id", "=", job).execute();
		await db.updateTable("order_line").set({ production: "preparing" }).execute();
		const other = createPressThread(startWorker);
		await Promise.all(
			[press, other].map((thread) => printLine(server.platform, thread, { job, signal: never })),
		);
		await other.close();
		const again = await stateOf(job);
		expect(again.files).toEqual(first.files);
		expect(again).toMatchObject({ state: "done", production: "ready" });
	},
);

test("a job that breaks is given back, and fails with words after five attempts", async () => {
	const { job } = await waitingJob();
	const broken = pressThat(async () => {
		throw new Error("kein Speicher mehr");
	});
	for (const attempt of [1, 2, 3, 4]) {
		await expect(printLine(server.platform, broken, { job, signal: never })).rejects.toThrow("Speicher");
		expect(await stateOf(job)).toMatchObject({ state: "queued", attempts: attempt, production: "preparing" });
	}
	await printLine(server.platform, broken, { job, signal: never });
	expect(await stateOf(job)).toMatchObject({
		state: "failed",
		production: "failed",
		problem: "Die Druckdatei ließ sich auch im 5. Anlauf nicht herstellen. Meldung: kein Speicher mehr",
		files: [],
	});
	await printLine(server.platform, broken, { job, signal: never });
	expect(await stateOf(job)).toMatchObject({ state: "failed", attempts: 5 });
});

test("a job that kills its process every time fails instead of doing so for ever", async () => {
	const { job } = await waitingJob();
	const { db } = server.platform.database;
	await db.updateTable("print_job").set({ state: "running", attempts: 5 }).where("id", "=", job).execute();
	const untouched = pressThat(async () => {
		throw new Error("must not be asked");
	});
	await printLine(server.platform, untouched, { job, signal: never });
	expect(await stateOf(job)).toMatchObject({
		state: "failed",
		problem: expect.stringContaining("unterbrochen"),
	});
});

test("[editor-print] a design that is not printable stops the job before anything is written", async () => {
	const { job } = await waitingJob();
	const findings = [
		{ rule: "text.overflow", severity: "error", page: "front", element: "names", label: "Namen" },
	] as const;
	const strict = pressThat(async () => ({ ok: false, error: { code: "design_not_printable", findings } }));
	await printLine(server.platform, strict, { job, signal: never });
	expect(await stateOf(job)).toMatchObject({
		state: "failed",
		problem: expect.stringMatching(/nicht drucken\. „Namen“: Der Text ist länger/),
		attempts: 1,
	});
});

test("a job asked to stop is handed back, and its thread is gone", TIME, async () => {
	const { job } = await waitingJob();
	const stop = new AbortController();
	const thread = createPressThread(startWorker);
	const running = printLine(server.platform, thread, { job, signal: stop.signal });
	stop.abort();
	await expect(running).rejects.toThrow();
	expect(await stateOf(job)).toMatchObject({ state: "queued", production: "preparing", files: [] });
	await printLine(server.platform, thread, { job, signal: never });
	expect(await stateOf(job)).toMatchObject({ state: "done" });
	await thread.close();
});

test("a thread that breaks says why and is replaced by the next job", TIME, async () => {
	const { job } = await waitingJob();
	const breaking = pressThat(async (task, signal) => {
		const document = structuredClone(task.design.document);
		// Nothing the server would ever store: a colour that no element can be painted with.
		document.swatches = {};
		return press.make({ ...task, design: { ...task.design, document } }, signal);
	});
	await expect(printLine(server.platform, breaking, { job, signal: never })).rejects.toThrow(
		"is missing from a parsed document",
	);
	expect(await stateOf(job)).toMatchObject({ state: "queued", production: "preparing" });
	await printLine(server.platform, press, { job, signal: never });
	expect(await stateOf(job)).toMatchObject({ state: "done", attempts: 2 });
});

test("a thread that dies between two jobs is replaced by the next one", TIME, async () => {
	const threads: Worker[] = [];
	const mortal = createPressThread(() => {
		const thread = startWorker();
		threads.push(thread);
		return thread;
	});
	const [first, second] = [await waitingJob(), await waitingJob()];
	await printLine(server.platform, mortal, { job: first.job, signal: never });
	await threads[0]?.terminate();
	await printLine(server.platform, mortal, { job: second.job, signal: never });
	expect(await stateOf(second.job)).toMatchObject({ state: "done", attempts: 1 });
	expect(threads).toHaveLength(2);
	await mortal.close();
});

test("a job the queue has lost is put into it again, a young one is left alone", async () => {
	const { job } = await waitingJob();
	const jobsOf = async () => {
		const { rows } = await sql<{ jobs: number }>`
			select count(*)::int as jobs from pgboss.job where name = 'print.line' and data->>'job' = ${job}`.execute(
			server.platform.database.db,
		);
		return rows[0]?.jobs;
	};
	await sql`delete from pgboss.job where name = 'print.line' and data->>'job' = ${job}`.execute(
		server.platform.database.db,
	);
	await resendPrintJobs(server.platform);
	expect(await jobsOf()).toBe(0);
	server.clock.advance(601_000);
	await resendPrintJobs(server.platform);
	await resendPrintJobs(server.platform);
	expect(await jobsOf()).toBe(1);
});

test("a line cancelled meanwhile keeps its files but not its turn", TIME, async () => {
	const { job } = await waitingJob();
	const { db } = server.platform.database;
	const cancelling = pressThat(async (task, signal) => {
		await db
			.updateTable("order_line")
			.set({ production: "cancelled" })
			.where("id", "=", task.line.id)
			.execute();
		return press.make(task, signal);
	});
	await printLine(server.platform, cancelling, { job, signal: never });
	expect(await stateOf(job)).toMatchObject({ state: "done", production: "cancelled" });
});

test("the thread refuses what it cannot make and lives on", TIME, async () => {
	const { job } = await waitingJob();
	const spoiled = pressThat(async (task, signal) => {
		const template = templateWith({ photo: true });
		const design = { ...task.design, document: template.document };
		return press.make({ ...task, design }, signal);
	});
	await printLine(server.platform, spoiled, { job, signal: never });
	expect(await stateOf(job)).toMatchObject({
		state: "failed",
		problem: expect.stringContaining("fehlt noch Ihr Foto"),
	});
	const next = await waitingJob();
	await printLine(server.platform, press, { job: next.job, signal: never });
	expect(await stateOf(next.job)).toMatchObject({ state: "done" });
});
