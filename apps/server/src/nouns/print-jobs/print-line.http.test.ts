import { lastHandover } from "@offizin/delivery";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { JOB_SECONDS, JobExpired } from "../../adapters/queue/queue.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { placeOrder, templateWith } from "../../testing/shopper.ts";
import { printFileKey } from "../print/print-file.ts";
import { RENDER_SECONDS } from "../rendering/render-task.ts";
import { type MakeFiles, makeFilesWith, printLine } from "./print-line.ts";
import { resendPrintJobs } from "./resend-print-jobs.ts";

const never = new AbortController().signal;
const lane = { signal: never, takesHeavy: false };

let server: AppUnderTest;
let press: MakeFiles;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	press = makeFilesWith(server.platform.renderer);
});
afterAll(() => server.close());

/** An order whose print file nobody has made yet. */
async function waitingJob(
	browser: Browser = browserOn(server.app),
): Promise<{ job: string; orderNumber: string }> {
	const { orderNumber, designId } = await placeOrder(browser);
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
		.select(["print_job.state", "problem", "failures", "production"])
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

test("a job makes one set of files, each stored under its hash, and the line is ready", async () => {
	const { job, orderNumber } = await waitingJob();
	await printLine(server.platform, press, { job, ...lane });
	const done = await stateOf(job);
	expect(done).toMatchObject({ state: "done", problem: null, failures: 0, production: "ready" });
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
	await printLine(server.platform, press, { job, ...lane });
	expect(await stateOf(job)).toEqual(done);
});

test("[production.T5] the ticket ends production before the parcel travels, by the days the promise was counted with", async () => {
	const { job } = await waitingJob();
	await printLine(server.platform, press, { job, ...lane });
	const { files } = await stateOf(job);
	const sha256 = files.find(({ name }) => name === "ticket.json")?.sha256 ?? "";
	const bytes = await server.platform.files.read(printFileKey(sha256));
	const ticket = JSON.parse(Buffer.from(bytes).toString("utf8"));
	// Ordered within Germany and sent the standard way.
	const terms = { shippingType: "standard", destination: { country: "DE" } } as const;
	expect(ticket.finishBy).toBe(lastHandover(terms, ticket.deliverBy));
	expect(ticket.finishBy < ticket.deliverBy).toBe(true);
});

test("a job cut off after its files were stored, and run by two at once, ends with the same one set", async () => {
	const { job } = await waitingJob();
	const { db } = server.platform.database;
	await printLine(server.platform, press, { job, ...lane });
	const first = await stateOf(job);
	await db.deleteFrom("print_file").where("job", "=", job).execute();
	await db.updateTable("print_job").set({ state: "running" }).where("id", "=", job).execute();
	await db.updateTable("order_line").set({ production: "preparing" }).execute();
	await Promise.all([1, 2].map(() => printLine(server.platform, press, { job, ...lane })));
	const again = await stateOf(job);
	expect(again.files).toEqual(first.files);
	expect(again).toMatchObject({ state: "done", production: "ready" });
});

test("a job that breaks is given back, and fails with words after five attempts", async () => {
	const { job } = await waitingJob();
	const broken: MakeFiles = async () => {
		throw new Error("kein Speicher mehr");
	};
	for (const attempt of [1, 2, 3, 4]) {
		await expect(printLine(server.platform, broken, { job, ...lane })).rejects.toThrow("Speicher");
		expect(await stateOf(job)).toMatchObject({ state: "queued", failures: attempt, production: "preparing" });
	}
	await printLine(server.platform, broken, { job, ...lane });
	expect(await stateOf(job)).toMatchObject({
		state: "failed",
		production: "failed",
		problem: "Die Druckdatei ließ sich auch im 5. Anlauf nicht herstellen. Meldung: kein Speicher mehr",
		files: [],
	});
	await printLine(server.platform, broken, { job, ...lane });
	expect(await stateOf(job)).toMatchObject({ state: "failed", failures: 4 });
});

test("[security.L5] a job that was only cut off is tried again, however often", async () => {
	const { job } = await waitingJob();
	const stopped = AbortSignal.abort();
	const cutOff: MakeFiles = async () => {
		throw new Error("handed back");
	};
	for (let time = 0; time < 7; time += 1) {
		const running = printLine(server.platform, cutOff, { job, signal: stopped, takesHeavy: false });
		await expect(running).rejects.toThrow("handed back");
	}
	expect(await stateOf(job)).toMatchObject({ state: "queued", failures: 0, production: "preparing" });
});

test("[security.L5] a job that takes longer than any may is a failure, and in the end somebody is told", async () => {
	const { job } = await waitingJob();
	const expired = AbortSignal.abort(new JobExpired(1));
	const hanging: MakeFiles = async (_task, { signal }) => signal.throwIfAborted() as never;
	for (const attempt of [1, 2, 3, 4]) {
		const running = printLine(server.platform, hanging, { job, signal: expired, takesHeavy: false });
		await expect(running).rejects.toThrow(JobExpired);
		expect(await stateOf(job)).toMatchObject({ state: "queued", failures: attempt });
	}
	await printLine(server.platform, hanging, { job, signal: expired, takesHeavy: false });
	expect(await stateOf(job)).toMatchObject({
		state: "failed",
		production: "failed",
		problem: expect.stringContaining("ist nach Stunden nicht fertig geworden"),
	});
});

test("a job may run for longer than the longest render, killed and tried again, and its wait for a process", () => {
	const longest = Math.max(...Object.values(RENDER_SECONDS));
	const waiting = 2 * longest;
	expect(JOB_SECONDS).toBeGreaterThanOrEqual(2 * longest + waiting);
});

const untouched: MakeFiles = async () => {
	throw new Error("must not be asked");
};

/** An order of a design whose files take long. */
async function waitingHeavyJob(browser?: Browser): Promise<{ job: string }> {
	const { job } = await waitingJob(browser);
	const long = "Donaudampfschiffahrtsgesellschaft ".repeat(80);
	await sql`
		update design_revision set document = jsonb_set(document, '{pages,0,elements}', (
			select jsonb_agg(case when element->>'type' = 'text'
				then element || jsonb_build_object('text', ${long}::text, 'maxLength', 4000) else element end)
			from jsonb_array_elements(document#>'{pages,0,elements}') as element
		)) where design = (select design from order_line where id = (select line from print_job where id = ${job}))
	`.execute(server.platform.database.db);
	return { job };
}

/** What of these jobs lies in the queue for heavy ones, in the order in which it is worked on. */
async function heavyJobs(jobs: readonly string[]) {
	const { rows } = await sql<{ job: string; priority: number }>`
		select data->>'job' as job, priority from pgboss.job
		where name = 'print.heavy' and data->>'job' = any(${[...jobs]}::text[])
		order by priority desc, created_on
	`.execute(server.platform.database.db);
	return rows;
}

test("[security.L4] a heavy job is left to the worker for heavy ones, where others overtake it", async () => {
	const { job } = await waitingHeavyJob();
	await printLine(server.platform, untouched, { job, ...lane });
	expect(await stateOf(job)).toMatchObject({ state: "queued", failures: 0 });
	expect(await heavyJobs([job])).toEqual([{ job, priority: 0 }]);
	const taken: MakeFiles = async (_task, { isHeavy }) => {
		throw new Error(isHeavy ? "as heavy" : "as light");
	};
	await expect(printLine(server.platform, taken, { job, signal: never, takesHeavy: true })).rejects.toThrow(
		"as heavy",
	);
});

test("[security.L4] the more heavy jobs somebody has, the more of others overtake theirs; light ones do not count", async () => {
	const [many, one] = [browserOn(server.app), browserOn(server.app)];
	await waitingJob(many);
	const theirs = [];
	for (let index = 0; index < 3; index += 1) theirs.push(await waitingHeavyJob(many));
	const jobs = [...theirs, await waitingHeavyJob(one)].map(({ job }) => job);
	for (const job of jobs) await printLine(server.platform, untouched, { job, ...lane });
	const [first, second, third, other] = jobs;
	expect(await heavyJobs(jobs)).toEqual([
		{ job: first, priority: 0 },
		{ job: other, priority: 0 },
		{ job: second, priority: -1 },
		{ job: third, priority: -2 },
	]);
});

test("[editor-print] a design that is not printable stops the job before anything is written", async () => {
	const { job } = await waitingJob();
	const findings = [
		{ rule: "text.overflow", severity: "error", page: "front", element: "names", label: "Namen" },
	] as const;
	const strict: MakeFiles = async () => ({ ok: false, error: { code: "design_not_printable", findings } });
	await printLine(server.platform, strict, { job, ...lane });
	expect(await stateOf(job)).toMatchObject({
		state: "failed",
		problem: expect.stringMatching(/nicht drucken\. „Namen“: Der Text ist länger/),
		failures: 0,
	});
});

test("a job asked to stop is handed back", async () => {
	const { job } = await waitingJob();
	const stop = new AbortController();
	const running = printLine(server.platform, press, { job, signal: stop.signal, takesHeavy: false });
	stop.abort();
	await expect(running).rejects.toThrow();
	expect(await stateOf(job)).toMatchObject({ state: "queued", production: "preparing", files: [] });
	await printLine(server.platform, press, { job, ...lane });
	expect(await stateOf(job)).toMatchObject({ state: "done" });
});

test("a job that breaks its process's work says why, and the next one is made", async () => {
	const { job } = await waitingJob();
	const breaking: MakeFiles = async (task, options) => {
		const document = structuredClone(task.design.document);
		// Nothing the server would ever store: a colour that no element can be painted with.
		document.swatches = {};
		return press({ ...task, design: { ...task.design, document } }, options);
	};
	await expect(printLine(server.platform, breaking, { job, ...lane })).rejects.toThrow(
		"is missing from a parsed document",
	);
	expect(await stateOf(job)).toMatchObject({ state: "queued", production: "preparing" });
	await printLine(server.platform, press, { job, ...lane });
	expect(await stateOf(job)).toMatchObject({ state: "done", failures: 1 });
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

test("a line cancelled meanwhile keeps its files but not its turn", async () => {
	const { job } = await waitingJob();
	const { db } = server.platform.database;
	const cancelling: MakeFiles = async (task, options) => {
		await db
			.updateTable("order_line")
			.set({ production: "cancelled" })
			.where("id", "=", task.line.id)
			.execute();
		return press(task, options);
	};
	await printLine(server.platform, cancelling, { job, ...lane });
	expect(await stateOf(job)).toMatchObject({ state: "done", production: "cancelled" });
});

test("what cannot be made is refused in words", async () => {
	const { job } = await waitingJob();
	const spoiled: MakeFiles = async (task, options) => {
		const template = templateWith({ photo: true });
		const { document, defaultConfiguration: configuration } = template;
		const design = { ...task.design, document, configuration };
		return press({ ...task, design }, options);
	};
	await printLine(server.platform, spoiled, { job, ...lane });
	expect(await stateOf(job)).toMatchObject({
		state: "failed",
		problem: expect.stringContaining("fehlt noch Ihr Foto"),
	});
	const next = await waitingJob();
	await printLine(server.platform, press, { job: next.job, ...lane });
	expect(await stateOf(next.job)).toMatchObject({ state: "done" });
});
