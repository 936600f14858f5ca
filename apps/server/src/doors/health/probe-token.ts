import { createMiddleware } from "hono/factory";
import { timingSafeEqual } from "hono/utils/buffer";
import type { Config } from "../../config.ts";
import { refuse } from "../http/refuse.ts";

/**
 * For what only the operator's own programs may ask: they send `Authorization: Bearer` with PROBE_TOKEN. Where none is
 * set, a demo answers anybody and production nobody.
 */
export function probeToken({ mode, probeToken: token }: Pick<Config, "mode" | "probeToken">) {
	return createMiddleware(async (c, next) => {
		const [, sent = ""] = /^Bearer +(\S+) *$/i.exec(c.req.header("authorization") ?? "") ?? [];
		const isAllowed = token === undefined ? mode === "demo" : await timingSafeEqual(sent, token);
		if (isAllowed) return next();
		c.header("WWW-Authenticate", "Bearer");
		return refuse(c, "probe_token_required");
	});
}
