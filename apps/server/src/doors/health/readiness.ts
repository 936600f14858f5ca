import { sql } from "kysely";
import { isWithin } from "../../adapters/files/is-within.ts";
import { passingFolders } from "../../adapters/files/passing-folders.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import type { Platform } from "../../nouns/platform.ts";

const TIMEOUT_MS = 3000;
const KEPT_MS = 1000;

/** Whether each part this process needs answers. */
export type Readiness = Readonly<Record<"database" | "queue" | "files", boolean>>;

/** Asks database, queue and file store. However many want to know, they are asked once at a time and once a second. */
export function createReadiness({ database, queue, files, log, now }: Platform): () => Promise<Readiness> {
	const asked: Record<keyof Readiness, () => Promise<unknown>> = {
		database: () => sql`select 1`.execute(database.db),
		queue: () => queue.depth(),
		async files() {
			const key = `${passingFolders.health}/${newId()}`;
			const written = new TextEncoder().encode(key);
			await files.write(key, written);
			const read = await files.read(key);
			await files.delete(key);
			if (Buffer.compare(read, written) !== 0) throw new Error("the file store gave back other bytes");
		},
	};

	async function isReady(part: keyof Readiness): Promise<boolean> {
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

	let known: { readonly parts: Readiness; readonly at: Date } | undefined;
	let running: Promise<Readiness> | undefined;

	async function ask(): Promise<Readiness> {
		const [database, queue, files] = await Promise.all([
			isReady("database"),
			isReady("queue"),
			isReady("files"),
		]);
		known = { parts: { database, queue, files }, at: now() };
		running = undefined;
		return known.parts;
	}

	return async () => {
		if (known && isWithin(KEPT_MS, known.at, now())) return known.parts;
		running ??= ask();
		return running;
	};
}
