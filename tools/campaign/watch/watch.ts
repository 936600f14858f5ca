import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { ProbeOrder, Sample } from "./sample.ts";

/** Somebody else's visit and the memory of the server, measured until the end. */
export interface Watch {
	/** Resolves when visitors have made so many more rounds, or the time is over. */
	rounds(count: number, withinMs: number): Promise<void>;
	/** Other visitors go; health and memory are still measured. */
	leave(): void;
	stop(): Promise<readonly Sample[]>;
}

const POLL_MS = 50;

export async function startWatch(order: ProbeOrder): Promise<Watch> {
	const worker = new Worker(new URL("./probe-worker.ts", import.meta.url), { workerData: order });
	await once(worker, "online");
	let made = 0;
	const answer = Promise.withResolvers<readonly Sample[]>();
	worker.on("message", (message: "round" | readonly Sample[]) => {
		if (message === "round") made += 1;
		else answer.resolve(message);
	});
	return {
		async rounds(count, withinMs) {
			const [wanted, giveUpAt] = [made + count, performance.now() + withinMs];
			while (made < wanted && performance.now() < giveUpAt) {
				await new Promise((done) => setTimeout(done, POLL_MS));
			}
		},
		leave: () => worker.postMessage("leave"),
		async stop() {
			worker.postMessage("stop");
			const samples = await answer.promise;
			await worker.terminate();
			return samples;
		},
	};
}
