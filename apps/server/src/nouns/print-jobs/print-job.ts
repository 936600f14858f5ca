import { advance, type ProductionState, productionTable } from "@offizin/orders";
import type { Db, Trx } from "../../adapters/database/database.ts";
import { toJson } from "../../adapters/database/json.ts";
import { recordEvents } from "../orders/order-event.ts";
import type { MadeJob } from "../print/print-task.ts";

/** Marks a job as running, also one that was cut off before; undefined when it is done or has failed for good. */
export async function startJob(db: Db, job: string, now: Date): Promise<{ failures: number } | undefined> {
	return db
		.updateTable("print_job")
		.set({ state: "running", started_at: now })
		.where("id", "=", job)
		.where("state", "in", ["queued", "running"])
		.returning("failures")
		.executeTakeFirst();
}

/** Gives a job back to the queue; `failures` of its attempts broke. */
export async function requeueJob(db: Db, job: string, failures: number): Promise<void> {
	await db
		.updateTable("print_job")
		.set({ state: "queued", started_at: null, failures })
		.where("id", "=", job)
		.where("state", "=", "running")
		.execute();
}

/** The files are stored: the job is done and its line ready. Nothing happens when it was done already. */
export async function finishJob(trx: Trx, job: string, { files, notes }: MadeJob, now: Date): Promise<void> {
	const done = await trx
		.updateTable("print_job")
		.set({ state: "done", notes: toJson(notes), finished_at: now })
		.where("id", "=", job)
		.where("state", "=", "running")
		.returning("line")
		.executeTakeFirst();
	if (!done) return;
	const rows = files.map(({ name, contentType, bytes, sha256 }, index) => ({
		job,
		name,
		position: index + 1,
		content_type: contentType,
		bytes,
		sha256,
	}));
	await trx.insertInto("print_file").values(rows).execute();
	await moveLine(trx, { line: done.line, to: "ready", event: "files_ready", now });
}

/** The job cannot be done; staff may retry it. */
export async function failJob(trx: Trx, job: string, problem: string, now: Date): Promise<void> {
	const failed = await trx
		.updateTable("print_job")
		.set({ state: "failed", problem, finished_at: now })
		.where("id", "=", job)
		.where("state", "=", "running")
		.returning("line")
		.executeTakeFirst();
	if (failed) await moveLine(trx, { line: failed.line, to: "failed", event: "files_failed", now });
}

interface LineChange {
	readonly line: string;
	readonly to: ProductionState;
	readonly event: "files_ready" | "files_failed";
	readonly now: Date;
}

/** Moves the line along its table; one that was cancelled meanwhile stays where it is. */
async function moveLine(trx: Trx, { line, to, event, now }: LineChange): Promise<void> {
	const { order, production } = await trx
		.selectFrom("order_line")
		.select(["order", "production"])
		.where("id", "=", line)
		.forUpdate()
		.executeTakeFirstOrThrow();
	const moved = advance(productionTable, production, to);
	if (!moved.ok) return;
	await trx.updateTable("order_line").set({ production: moved.value }).where("id", "=", line).execute();
	await recordEvents(trx, [{ order, line, at: now, event }]);
}
