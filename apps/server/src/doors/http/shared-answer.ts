import { createHash } from "node:crypto";
import { etag } from "hono/etag";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";
import { variedBy } from "./varied-by.ts";

const FRESH_SECONDS = 60;
const STALE_SECONDS = 600;
/** How long after it was made an answer may still be shown to somebody. */
export const SHARED_SECONDS = FRESH_SECONDS + STALE_SECONDS;

function sharedFor(fresh: number, stale: number) {
	return createMiddleware<AppEnv>(async (c, next) => {
		await next();
		// What a 304 says replaces what its reader has kept with the answer (RFC 9111 §4.3.4).
		if (!c.res.ok && c.res.status !== 304) return;
		if (!c.var.context.isOwnHost) return;
		c.res.headers.set("Cache-Control", `public, max-age=${fresh}, stale-while-revalidate=${stale}`);
		const names = ["X-Channel", "X-Locale", "Accept-Encoding", ...variedBy(c.var.context)];
		c.res.headers.set("Vary", names.join(", "));
	});
}

/** The same for everyone in a shop: anybody may keep it for a minute and show it while asking again. */
export const sharedAnswer = sharedFor(FRESH_SECONDS, STALE_SECONDS);

const DAY_SECONDS = 86_400;
/** What changes with a release only, and does no harm when it is of the one before. */
export const lastingAnswer = sharedFor(DAY_SECONDS, 7 * DAY_SECONDS);

function generateDigest(body: Uint8Array): ArrayBuffer {
	return new Uint8Array(createHash("sha256").update(body).digest()).buffer;
}

/** Marks an answer by its content and answers 304 to those who have it. */
export const contentTag = etag({ generateDigest });
