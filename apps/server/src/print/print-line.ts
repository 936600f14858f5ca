import { rm } from "node:fs/promises";
import { crashPoint } from "../crash-point.ts";
import { contentKey } from "../files/file-store.ts";
import type { Platform } from "../platform.ts";
import { loadTask } from "./load-task.ts";
import type { PressThread } from "./press-thread.ts";
import { failJob, finishJob, requeueJob, startJob } from "./print-job.ts";
import type { MadeFile } from "./print-task.ts";
import { brokenWords, problemWords } from "./print-words.ts";

/** Fewer than the queue itself would make, so that a job always ends with words for the operator. */
const MAX_ATTEMPTS = 5;

/**
 * Makes the files of one job. It may be killed anywhere and run any number of times: files lie under their hash, and
 * only the last transaction makes them the job's.
 */
export async function printLine(
	platform: Platform,
	press: PressThread,
	{ job, signal }: { readonly job: string; readonly signal: AbortSignal },
): Promise<void> {
	const { config, database, now } = platform;
	const fail = (problem: string) =>
		database.db.transaction().execute((trx) => failJob(trx, job, problem, now()));
	const started = await startJob(database.db, job, now());
	if (!started) return;
	crashPoint(config, "print.afterStart");
	if (started.attempts > MAX_ATTEMPTS) {
		return fail(brokenWords(MAX_ATTEMPTS, "Der Vorgang wurde jedes Mal unterbrochen."));
	}
	let folder: string | undefined;
	try {
		const task = await loadTask(platform, job);
		folder = task.ok ? task.value.folder : undefined;
		const made = task.ok ? await press.make(task.value, signal) : task;
		if (!made.ok) return await fail(problemWords(made.error));
		await storeFiles(platform, made.value);
		crashPoint(config, "print.afterFiles");
		await database.db.transaction().execute(async (trx) => {
			await finishJob(trx, job, made.value, now());
			crashPoint(config, "print.beforeCommit");
		});
	} catch (error) {
		if (started.attempts >= MAX_ATTEMPTS && !signal.aborted)
			return fail(brokenWords(started.attempts, error));
		await requeueJob(database.db, job);
		throw error;
	} finally {
		if (folder) await rm(folder, { recursive: true, force: true });
	}
}

/** Where a finished file lies: under its content, so that it is written once however often it is made. */
export function printFileKey(sha256: string): string {
	return contentKey("print", sha256);
}

/** Moves the files into the store; what lies there already, from an earlier attempt or an equal job, stays. */
async function storeFiles({ files }: Platform, made: readonly MadeFile[]): Promise<void> {
	for (const { sha256, path } of made) {
		const key = printFileKey(sha256);
		if (!(await files.exists(key))) await files.adopt(path, key);
	}
}
