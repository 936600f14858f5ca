// The embedded PostgreSQL in a thread of its own: while it computes, or waits for the disk, pages are answered.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { DurableFileSystem } from "./durable-file-system.ts";
import { embeddedExtensions } from "./embedded-extensions.ts";
import type { ThreadAnswer, ThreadData, ThreadRequest } from "./thread-messages.ts";

const { folder, startParams }: ThreadData = workerData;
const say = (answer: ThreadAnswer) => parentPort?.postMessage(answer);

/** Does nothing more, not even write what is in memory; the process is ended by who hears this. */
function standStill(reason: string): never {
	say({ kind: "failed", reason });
	for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

/** The file system throws objects that are no errors. */
function thrownBy(error: unknown): Error {
	return error instanceof Error ? error : new Error(JSON.stringify(error));
}

function fieldsOf(error: object): Record<string, string> {
	return Object.fromEntries(
		Object.entries(error).filter((field): field is [string, string] => typeof field[1] === "string"),
	);
}

async function answer(pglite: PGlite, request: ThreadRequest): Promise<unknown> {
	switch (request.kind) {
		case "query":
			return await pglite.query(request.sql, [...request.values]);
		case "exec":
			return await pglite.exec(request.sql);
		case "listen": {
			const { channel } = request;
			await pglite.listen(channel, (payload) => say({ kind: "notified", channel, payload }));
			return undefined;
		}
		case "unlisten":
			return await pglite.unlisten(request.channel);
		case "close":
			return await pglite.close();
	}
}

async function open(): Promise<PGlite | undefined> {
	const fs = new DurableFileSystem(folder, standStill);
	try {
		const pglite = await PGlite.create({ fs, startParams: [...startParams], extensions: embeddedExtensions });
		fs.run();
		return pglite;
	} catch (error) {
		say({ kind: "failed", reason: fs.lastWords || String(error instanceof Error ? error.message : error) });
		return undefined;
	}
}

const pglite = await open();
if (pglite) {
	parentPort?.on("message", async (request: ThreadRequest) => {
		const { id } = request;
		try {
			say({ kind: "result", id, value: await answer(pglite, request) });
		} catch (error) {
			const thrown = thrownBy(error);
			// What its last checkpoint could not write, the log still has; who starts it again must know.
			if (request.kind === "close") standStill(`it could not be closed: ${thrown.message}`);
			say({ kind: "error", id, message: thrown.message, fields: fieldsOf(thrown) });
		}
		if (request.kind === "close") parentPort?.close();
	});
	say({ kind: "ready" });
}
