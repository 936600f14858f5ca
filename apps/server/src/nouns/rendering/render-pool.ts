import { err, ok, type Result } from "@offizin/base";
import type { Log } from "../../adapters/log/log.ts";
import { fairQueue, type Turn } from "./fair-queue.ts";
import { RENDER_SECONDS, type RenderKind, type RenderRequest } from "./render-task.ts";
import type { Renderer, RenderFailure } from "./renderer.ts";
import {
	canStandBehind,
	ProcessEnded,
	type ProcessSettings,
	type RenderProcess,
	type Standing,
	startProcess,
} from "./start-process.ts";

/** One is always left for light work, whoever else decodes photos and prints. */
const PROCESSES = 3;
const limits = { heavyAtOnce: PROCESSES - 1, runningPerClient: PROCESSES - 1, waitingPerClient: 150 };
/** Bytes; a process that has grown beyond it gives its memory back by ending. */
const LARGEST_RSS = 400 * 2 ** 20;
/** One with more than this does not wait for long. */
const RESTING_RSS = 160 * 2 ** 20;
/** They end when nothing has come for so long; the last one later, so that few wait a second for a start. */
const IDLE_MS = 20_000;
const LAST_IDLE_MS = 300_000;
/** So long nobody stands behind others again, once one has starved there. */
const BESIDE_MS = 600_000;

interface Task extends Turn, RenderRequest {
	readonly signal: AbortSignal | undefined;
	readonly settle: (outcome: Promise<Result<unknown, RenderFailure>>) => void;
}

interface PoolSettings {
	readonly profileFolder: string;
	readonly log: Log;
	/** Where processes stand while none has starved there: behind everything else, if the machine knows how. */
	readonly standing?: Standing;
	/** What starts a process; tests start others. */
	readonly start?: (settings: ProcessSettings) => RenderProcess;
}

/** What an allocation beyond the limit of a process says, by V8, libvips and others. */
const outOfMemory = /out of memory|allocation failed|ENOMEM|SVG rendering failed/i;

/** Processes that are started when there is work and end when there is none. */
export function createRenderPool({
	profileFolder,
	log,
	standing: firstStanding = canStandBehind ? "behind" : "beside",
	start = startProcess,
}: PoolSettings): Renderer {
	const queue = fairQueue<Task>(limits);
	const all = new Set<RenderProcess>();
	const idle: { readonly process: RenderProcess; readonly timer: NodeJS.Timeout }[] = [];
	let running = 0;
	let isClosed = false;
	let starvedAt = Number.NEGATIVE_INFINITY;

	const standingNow = (): Standing => (performance.now() - starvedAt > BESIDE_MS ? firstStanding : "beside");

	function takeProcess(): RenderProcess {
		const standing = standingNow();
		for (let known = idle.pop(); known; known = idle.pop()) {
			clearTimeout(known.timer);
			if (known.process.standing === standing && !known.process.hasEnded()) return known.process;
			endProcess(known.process);
		}
		const started = start({ profileFolder, standing });
		all.add(started);
		return started;
	}

	function endProcess(process: RenderProcess): void {
		all.delete(process);
		process.end();
	}

	/** Those that wait longest end first. */
	function keep(process: RenderProcess, rss: number): void {
		const since = performance.now();
		const timer = setInterval(() => {
			const isLast = idle.length === 1 && rss <= RESTING_RSS;
			if (isLast && performance.now() - since < LAST_IDLE_MS) return;
			clearInterval(timer);
			idle.splice(
				idle.findIndex((known) => known.process === process),
				1,
			);
			endProcess(process);
		}, IDLE_MS).unref();
		idle.push({ process, timer });
	}

	async function work(task: Task, isSecondTry = false): Promise<Result<unknown, RenderFailure>> {
		task.signal?.throwIfAborted();
		if (isClosed) throw new Error(`${task.kind} was handed back`);
		const process = takeProcess();
		const end = () => process.end();
		task.signal?.addEventListener("abort", end);
		try {
			const answer = await process.ask({ kind: task.kind, input: task.input }, RENDER_SECONDS[task.kind]);
			const isShort = answer.state === "broken" && outOfMemory.test(answer.message);
			if (isClosed || isShort || answer.rss > LARGEST_RSS) endProcess(process);
			else keep(process, answer.rss);
			if (answer.state === "done") return ok(answer.outcome);
			log.warn({ kind: task.kind, stack: answer.stack }, "a render process could not do its work");
			// What work before has left in pieces is not in the way of a new process.
			if (isShort) return isSecondTry || isClosed ? err("render_too_heavy") : work(task, true);
			throw new Error(`${task.kind}: ${answer.message}`);
		} catch (error) {
			if (!(error instanceof ProcessEnded)) throw error;
			endProcess(process);
			if (isClosed || task.signal?.aborted) throw new Error(`${task.kind} was handed back`);
			log.warn({ kind: task.kind, reason: error.reason, isSecondTry }, "a render process ended");
			if (error.reason === "starved") {
				starvedAt = performance.now();
				return work(task, isSecondTry);
			}
			// Who takes all the time or memory does so again; killed, it may only have been in somebody's way.
			return error.reason === "killed" && !isSecondTry ? work(task, true) : err("render_too_heavy");
		} finally {
			task.signal?.removeEventListener("abort", end);
		}
	}

	function pump(): void {
		while (running < PROCESSES) {
			const task = queue.take();
			if (!task) return;
			running += 1;
			const outcome = work(task).finally(() => {
				running -= 1;
				queue.end(task);
				pump();
			});
			task.settle(outcome);
		}
	}

	return {
		async run<Kind extends RenderKind>(
			kind: Kind,
			input: RenderRequest<Kind>["input"],
			{ client, isHeavy = false, signal }: Parameters<Renderer["run"]>[2],
		) {
			signal?.throwIfAborted();
			const { promise, resolve, reject } = Promise.withResolvers<Result<never, RenderFailure>>();
			const settle = (outcome: Promise<Result<unknown, RenderFailure>>) =>
				// What a process answers is what its kind says (render-process.ts).
				resolve(outcome as Promise<Result<never, RenderFailure>>);
			const task: Task = { kind, input, client, isHeavy, signal, settle };
			if (!queue.add(task)) return err("render_busy");
			const leave = () => {
				queue.remove(task);
				reject(new Error(`${kind} was handed back`));
			};
			signal?.addEventListener("abort", leave);
			pump();
			try {
				return await promise;
			} finally {
				signal?.removeEventListener("abort", leave);
			}
		},
		async close() {
			isClosed = true;
			for (const { timer } of idle) clearInterval(timer);
			for (const process of all) endProcess(process);
		},
	};
}
