import { Worker } from "node:worker_threads";
import { invariant } from "@offizin/base";
import type { PrintOutcome, PrintTask } from "./print-task.ts";

/** Makes print files beside the main thread, one task at a time. */
export interface PressThread {
	/** Throws when the thread breaks, or when `signal` fires first; the work is then undone without a trace. */
	make(task: PrintTask, signal: AbortSignal): Promise<PrintOutcome>;
	close(): Promise<void>;
}

/** Starts the thread of `press-worker.ts`; print and ICC profiles of the operator lie in the folder. */
export function pressWorker(profileFolder: string): () => Worker {
	return () => new Worker(new URL("./press-worker.ts", import.meta.url), { workerData: { profileFolder } });
}

/** A thread that is started with its first task and kept, since loading fonts takes longer than printing a card. */
export function createPressThread(start: () => Worker): PressThread {
	let worker: Worker | undefined;
	let isBusy = false;

	async function close(): Promise<void> {
		const ended = worker;
		worker = undefined;
		await ended?.terminate();
	}

	function running(): Worker {
		if (worker) return worker;
		const started = start();
		const forget = () => {
			if (worker === started) worker = undefined;
		};
		// A thread may die between two tasks: the next one then starts another, and nothing else falls with it.
		started.on("error", forget).on("exit", forget);
		started.unref();
		worker = started;
		return started;
	}

	return {
		close,
		async make(task, signal) {
			invariant(!isBusy, "one task at a time");
			signal.throwIfAborted();
			isBusy = true;
			const thread = running();
			const { promise, resolve, reject } = Promise.withResolvers<PrintOutcome>();
			const onExit = (code: number) => reject(new Error(`the press thread ended with code ${code}`));
			const onAbort = () => reject(new Error("the print job was handed back"));
			thread.once("message", resolve);
			thread.once("error", reject);
			thread.once("exit", onExit);
			signal.addEventListener("abort", onAbort);
			// While it works it keeps the process alive.
			thread.ref();
			try {
				thread.postMessage(task);
				return await promise;
			} catch (error) {
				await close();
				throw error;
			} finally {
				isBusy = false;
				thread.unref();
				signal.removeEventListener("abort", onAbort);
				thread.off("message", resolve).off("error", reject).off("exit", onExit);
			}
		},
	};
}
