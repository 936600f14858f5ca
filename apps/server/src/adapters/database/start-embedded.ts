import { Worker } from "node:worker_threads";
import { invariant } from "@offizin/base";
import type { EmbeddedPostgres, EmbeddedTransaction } from "./embedded-postgres.ts";
import { endProcess } from "./end-process.ts";
import type { Statement, ThreadAnswer, ThreadData, ThreadRequest } from "./thread-messages.ts";

/** PostgreSQL's code for a transaction that is aborted and can only be undone. */
const ABORTED = "25P02";

/**
 * Starts the embedded PostgreSQL of a folder in a thread of its own. Throws what it said when it cannot be opened;
 * when it breaks later, it ends the process.
 */
export async function startEmbedded(data: ThreadData): Promise<EmbeddedPostgres> {
	const worker = new Worker(new URL("./embedded-thread.ts", import.meta.url), { workerData: data });
	const listeners = new Map<string, (payload: string) => void>();
	const waiting = new Map<number, PromiseWithResolvers<unknown>>();
	const opened = Promise.withResolvers<void>();
	const ended = Promise.withResolvers<void>();
	let state: "opening" | "open" | "closed" = "opening";
	let asked = 0;

	const fail = (reason: string) => {
		// Also while it closes: whoever waits for that would wait for ever.
		if (state === "open" || waiting.size > 0)
			endProcess(`The embedded database in ${data.folder} has failed: ${reason}`);
		opened.reject(new Error(reason));
	};
	worker.on("message", (answer: ThreadAnswer) => {
		if (answer.kind === "ready") return opened.resolve();
		if (answer.kind === "failed") return fail(answer.reason);
		if (answer.kind === "notified") return listeners.get(answer.channel)?.(answer.payload);
		const one = waiting.get(answer.id);
		waiting.delete(answer.id);
		// A process that has nothing else to do may end.
		if (waiting.size === 0) worker.unref();
		if (answer.kind === "result") one?.resolve(answer.value);
		else one?.reject(Object.assign(new Error(answer.message), answer.fields));
	});
	worker.on("error", (error) => fail(error instanceof Error ? error.message : String(error)));
	worker.once("exit", () => {
		fail("its thread ended");
		ended.resolve();
	});

	function ask<Value>(statement: Statement): Promise<Value> {
		asked += 1;
		const answered = Promise.withResolvers<unknown>();
		waiting.set(asked, answered);
		worker.ref();
		worker.postMessage({ ...statement, id: asked } satisfies ThreadRequest);
		return answered.promise as Promise<Value>;
	}
	const query: EmbeddedPostgres["query"] = (sql, values = []) => ask({ kind: "query", sql, values });
	const exec: EmbeddedPostgres["exec"] = (sql) => ask({ kind: "exec", sql });

	let free: Promise<void> = Promise.resolve();
	async function alone<Value>(work: () => Promise<Value>): Promise<Value> {
		const before = free;
		const done = Promise.withResolvers<void>();
		free = done.promise;
		await before;
		try {
			if (state === "closed") throw new Error("PGlite is closed");
			return await work();
		} finally {
			done.resolve();
		}
	}

	try {
		await opened.promise;
	} catch (error) {
		await worker.terminate();
		throw error;
	}
	state = "open";
	worker.unref();
	return {
		ready: true,
		waitReady: opened.promise,
		get closed() {
			return state === "closed";
		},
		query: (sql, values) => alone(() => query(sql, values)),
		exec: (sql) => alone(() => exec(sql)),
		async listen(channel, tell) {
			invariant(!listeners.has(channel), `${channel} has a listener`);
			listeners.set(channel, tell);
			await alone(() => ask({ kind: "listen", channel }));
			return async () => {
				listeners.delete(channel);
				if (state === "open") await alone(() => ask({ kind: "unlisten", channel }));
			};
		},
		transaction: (work) => alone(() => inTransaction({ query, exec }, work)),
		close: () =>
			alone(async () => {
				state = "closed";
				await ask({ kind: "close" });
				worker.ref();
				await ended.promise;
			}),
	};
}

async function inTransaction<Value>(
	{ query, exec }: Pick<EmbeddedPostgres, "query" | "exec">,
	work: (transaction: EmbeddedTransaction) => Promise<Value>,
): Promise<Value> {
	let isOpen = true;
	const rollback = async () => {
		isOpen = false;
		await exec("rollback");
	};
	await exec("begin");
	try {
		const value = await work({ query, exec, rollback });
		if (!isOpen) return value;
		isOpen = false;
		const [ending] = await exec("commit");
		if (ending?.command === "ROLLBACK") {
			throw Object.assign(new Error("a statement failed, so the transaction was undone"), { code: ABORTED });
		}
		return value;
	} catch (error) {
		if (isOpen) await rollback();
		throw error;
	}
}
