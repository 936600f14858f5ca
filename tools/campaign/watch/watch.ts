import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import type { Sample } from "./sample.ts";

/** Somebody else's visit and the memory of the server, measured until the end. */
export interface Watch {
	/** Resolves when visitors have made so many more rounds, or the time is over. */
	rounds(count: number, withinMs: number): Promise<void>;
	/** Other visitors go; health and memory are still measured. */
	leave(): void;
	stop(): Promise<readonly Sample[]>;
}

const POLL_MS = 50;
/** Others sit at machines of their own: their waiting for a processor of this one is not the server's doing. */
const PRIORITY = -10;

export async function startWatch({
	origin,
	pid,
}: {
	readonly origin: string;
	readonly pid: number;
}): Promise<Watch> {
	const probe = fork(new URL("./probe-process.ts", import.meta.url), [origin], { serialization: "advanced" });
	preferIfAllowed(probe);
	const memory = new Worker(new URL("./memory-worker.ts", import.meta.url), { workerData: pid });
	let made = 0;
	const seen = Promise.withResolvers<readonly Sample[]>();
	probe.on("message", (message: "round" | readonly Sample[]) => {
		if (message === "round") made += 1;
		else seen.resolve(message);
	});
	probe.once("exit", (code) => seen.reject(new Error(`the probe ended by itself (${code})`)));
	seen.promise.catch(() => {});
	await once(memory, "online");
	return {
		async rounds(count, withinMs) {
			const [wanted, giveUpAt] = [made + count, performance.now() + withinMs];
			while (made < wanted && performance.now() < giveUpAt) {
				await new Promise((done) => setTimeout(done, POLL_MS));
			}
		},
		leave: () => void probe.send("leave"),
		async stop() {
			const bytes = once(memory, "message") as Promise<[readonly Sample[]]>;
			memory.postMessage("stop");
			probe.send("stop");
			const [samples, [readings]] = await Promise.all([seen.promise, bytes]);
			await memory.terminate();
			return [...samples, ...readings];
		},
	};
}

/** Only root may put a process before others. */
function preferIfAllowed({ pid }: ChildProcess): void {
	if (pid !== undefined && process.getuid?.() === 0) setPriority(pid, PRIORITY);
}
