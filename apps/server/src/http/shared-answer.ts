import { createHash } from "node:crypto";
import { etag } from "hono/etag";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";

/** The same for everyone in a shop: anybody may keep it for a minute and show it while asking again. */
export const sharedAnswer = createMiddleware<AppEnv>(async (c, next) => {
	await next();
	if (!c.res.ok) return;
	c.res.headers.set("Cache-Control", "public, max-age=60, stale-while-revalidate=600");
	c.res.headers.set("Vary", "X-Channel, X-Locale");
});

function generateDigest(body: Uint8Array): ArrayBuffer {
	return new Uint8Array(createHash("sha256").update(body).digest()).buffer;
}

/** Marks an answer by its content and answers 304 to those who have it. */
export const contentTag = etag({ generateDigest });
