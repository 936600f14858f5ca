import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Turns } from "../../adapters/limits/turns.ts";
import type { AppEnv } from "./app-env.ts";
import { cacheKey } from "./cache-key.ts";
import { inTurn } from "./in-turn.ts";
import { type KeptBytes, keepBytes, sendBytes } from "./kept-bytes.ts";

const MAX_ANSWERS = 200;
const MAX_BYTES = 4_000_000;

/**
 * For doors whose answers only change with a release or with `versionOf`: each is made, written out, hashed and
 * compressed once per public context, path and query; making one is the client's turn. The one not asked for longest goes first.
 */
export function keptAnswers(versionOf: (c: Context<AppEnv>) => string, turns: Turns) {
	const kept = new Map<string, KeptBytes>();
	let bytes = 0;

	function keep(key: string, answer: KeptBytes): void {
		bytes += answer.body.length - (kept.get(key)?.body.length ?? 0);
		kept.delete(key);
		kept.set(key, answer);
		for (const [oldest, { body }] of kept) {
			if (kept.size <= MAX_ANSWERS && bytes <= MAX_BYTES) break;
			bytes -= body.length;
			kept.delete(oldest);
		}
	}

	return createMiddleware<AppEnv>(async (c, next) => {
		if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
		const { pathname, search } = new URL(c.req.url);
		const key = `${cacheKey(c.var.context)} ${versionOf(c)} ${pathname}${search}`;
		const known = kept.get(key);
		if (known) {
			keep(key, known);
			return sendBytes(c, known);
		}
		return inTurn(c, turns, async () => {
			// Somebody may have asked for the same while this one waited.
			const madeMeanwhile = kept.get(key);
			if (madeMeanwhile) return sendBytes(c, madeMeanwhile);
			await next();
			if (c.res.status !== 200) return c.res;
			const body = new Uint8Array(await c.res.clone().arrayBuffer());
			const answer = keepBytes(body, c.res.headers.get("Content-Type") ?? "application/json");
			c.res.headers.set("ETag", answer.etag);
			keep(key, answer);
			return c.res;
		});
	});
}
