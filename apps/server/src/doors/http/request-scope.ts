import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { countStatements } from "../../adapters/database/statement-count.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import type { Log } from "../../adapters/log/log.ts";
import type { Metrics } from "../../adapters/metrics/metrics.ts";
import type { AppEnv } from "./app-env.ts";

/** Gives each request an id, a log and its measurements. */
export function requestScope(log: Log, metrics: Metrics) {
	return createMiddleware<AppEnv>((c, next) =>
		countStatements(async (count) => {
			const startedAt = performance.now();
			const requestId = newId();
			c.set("requestId", requestId);
			c.set("log", log.child({ requestId }));
			c.set("nonce", newId());
			await next();
			const { method } = c.req;
			const facts = {
				method,
				route: routePath(c),
				status: c.res.status,
				seconds: (performance.now() - startedAt) / 1000,
				statements: count.statements,
			};
			metrics.observe(facts);
			c.res.headers.set("X-Request-Id", requestId);
			const isFault = facts.status >= 500 && !c.req.raw.signal.aborted;
			c.var.log[isFault ? "error" : "debug"](facts, "request");
		}),
	);
}
