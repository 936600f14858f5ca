import { createHash } from "node:crypto";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";

const MAX_ANSWERS = 200;

interface Kept {
	readonly body: string;
	readonly headers: Readonly<Record<"Content-Type" | "ETag", string>>;
}

/**
 * For doors whose answers only change with a release or with `versionOf`: each is made, written out and hashed once
 * per site, path and query. The one not asked for longest goes first.
 */
export function keptAnswers(versionOf: (c: Context<AppEnv>) => string) {
	const kept = new Map<string, Kept>();
	return createMiddleware<AppEnv>(async (c, next) => {
		if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
		const { pathname, search } = new URL(c.req.url);
		const { channel, market, locale } = c.get("site");
		const key = [channel, market, locale, versionOf(c), pathname, search].join(" ");
		const known = kept.get(key);
		if (known) {
			kept.delete(key);
			kept.set(key, known);
			return c.body(known.body, 200, known.headers);
		}
		await next();
		if (c.res.status !== 200) return;
		const body = await c.res.clone().text();
		const headers = {
			"Content-Type": c.res.headers.get("Content-Type") ?? "application/json",
			ETag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`,
		};
		c.res.headers.set("ETag", headers.ETag);
		kept.set(key, { body, headers });
		const [oldest] = kept.keys();
		if (kept.size > MAX_ANSWERS && oldest !== undefined) kept.delete(oldest);
	});
}
