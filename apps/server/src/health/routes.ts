import { sql } from "kysely";
import { newId } from "../http/new-id.ts";
import { createRouter } from "../http/router.ts";
import type { Platform } from "../platform.ts";

const TIMEOUT_MS = 3000;

type Part = "database" | "queue" | "files";

/** `/healthz`: the process answers. `/readyz`: what it needs answers too. `/metrics`: Prometheus. */
export function healthRoutes({ database, queue, files, metrics, log }: Platform) {
	const asked: Record<Part, () => Promise<unknown>> = {
		database: () => sql`select 1`.execute(database.db),
		queue: () => queue.depth(),
		async files() {
			const key = `health/${newId()}`;
			const written = new TextEncoder().encode(key);
			await files.write(key, written);
			const read = await files.read(key);
			await files.delete(key);
			if (Buffer.compare(read, written) !== 0) throw new Error("the file store gave back other bytes");
		},
	};

	async function isReady(part: Part): Promise<boolean> {
		const timeout = Promise.withResolvers<never>();
		const timer = setTimeout(() => timeout.reject(new Error(`no answer in ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
		try {
			await Promise.race([asked[part](), timeout.promise]);
			return true;
		} catch (error) {
			log.error({ part, error }, "not ready");
			return false;
		} finally {
			clearTimeout(timer);
		}
	}

	return createRouter()
		.get("/healthz", (c) => c.json({ status: "ok" }))
		.get("/readyz", async (c) => {
			const [database, queue, files] = await Promise.all([
				isReady("database"),
				isReady("queue"),
				isReady("files"),
			]);
			const parts = { database, queue, files };
			const ready = database && queue && files;
			return c.json({ status: ready ? "ok" : "unavailable", parts }, ready ? 200 : 503);
		})
		.get("/metrics", async (c) => {
			metrics.queueDepth(await queue.depth());
			return c.body(await metrics.text(), 200, { "Content-Type": metrics.contentType });
		});
}
