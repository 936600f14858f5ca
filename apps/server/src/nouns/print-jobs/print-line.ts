import { rm } from "node:fs/promises";
import { OPERATOR_LOCALE } from "@offizin/sites";
import { wordsOf } from "@offizin/words";
import { JobExpired } from "../../adapters/queue/queue.ts";
import { crashPoint } from "../../crash-point.ts";
import type { Platform } from "../platform.ts";
import { holdPrintFiles, printFileKey } from "../print/print-file.ts";
import type { MadeFile, PrintOutcome, PrintTask } from "../print/print-task.ts";
import { brokenWords, problemWords } from "../print/print-words.ts";
import type { Renderer } from "../rendering/renderer.ts";
import { isHeavyJob, otherJobsOfOwner } from "./heavy-job.ts";
import { loadTask } from "./load-task.ts";
import { failJob, finishJob, requeueJob, startJob } from "./print-job.ts";

/**
 * Attempts that may break or take too long before an operator has to look. Those that were cut off do not count: the
 * process was asked to stop, and the job is not to blame.
 */
const MAX_FAILURES = 5;

const { press } = wordsOf(OPERATOR_LOCALE);
/** Said instead of what a job threw when it was ended. */
const expired = new Error(press.rendering.job_expired);

/** Throws when the work is ended, by `signal` or by what it takes. */
export type MakeFiles = (
	task: PrintTask,
	options: { readonly signal: AbortSignal; readonly isHeavy: boolean },
) => Promise<PrintOutcome>;

interface PrintLineOptions {
	readonly job: string;
	readonly signal: AbortSignal;
	/** A worker for heavy jobs; one for light ones passes those on, so that they hold up nobody. */
	readonly takesHeavy: boolean;
}

/**
 * Makes the files of one job. It may be killed anywhere and run any number of times: files lie under their hash, and
 * only the last transaction makes them the job's.
 */
export async function printLine(
	platform: Platform,
	makeFiles: MakeFiles,
	{ job, signal, takesHeavy }: PrintLineOptions,
): Promise<void> {
	const { config, database, now, queue } = platform;
	const isHeavy = await isHeavyJob(database.db, job);
	if (isHeavy && !takesHeavy) {
		const behind = await otherJobsOfOwner(database.db, job);
		return queue.send("print.heavy", { job }, { key: job, behind });
	}
	const fail = (problem: string) =>
		database.db.transaction().execute((trx) => failJob(trx, job, problem, now()));
	const started = await startJob(database.db, job, now());
	if (!started) return;
	crashPoint(config, "print.afterStart");
	let folder: string | undefined;
	try {
		const task = await loadTask(platform, job);
		folder = task.ok ? task.value.folder : undefined;
		const made = task.ok ? await makeFiles(task.value, { signal, isHeavy }) : task;
		if (!made.ok) return await fail(problemWords(made.error));
		await storeFiles(platform, made.value.files);
		crashPoint(config, "print.afterFiles");
		await database.db.transaction().execute(async (trx) => {
			await holdPrintFiles(trx, platform.files, made.value.files);
			await finishJob(trx, job, made.value, now());
			crashPoint(config, "print.beforeCommit");
		});
	} catch (error) {
		const hasExpired = signal.reason instanceof JobExpired;
		const failures = started.failures + (signal.aborted && !hasExpired ? 0 : 1);
		if (failures >= MAX_FAILURES) return fail(brokenWords(failures, hasExpired ? expired : error));
		await requeueJob(database.db, job, failures);
		throw error;
	} finally {
		if (folder) await rm(folder, { recursive: true, force: true });
	}
}

/** Makes print files in a process of their own. */
export function makeFilesWith(renderer: Renderer): MakeFiles {
	return async (task, { signal, isHeavy }) => {
		const made = await renderer.run("print", task, { client: "print", isHeavy, signal });
		if (!made.ok) throw new Error(press.rendering[made.error]);
		return made.value;
	};
}

/** Moves the files into the store; what lies there already whole, from an earlier attempt or an equal job, stays. */
async function storeFiles({ files }: Platform, made: readonly MadeFile[]): Promise<void> {
	for (const { sha256, path, bytes } of made) {
		const key = printFileKey(sha256);
		if (!(await files.holds(key, bytes))) await files.adopt(path, key);
	}
}
