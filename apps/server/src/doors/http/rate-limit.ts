import { createMiddleware } from "hono/factory";
import type { LimitName, RateLimiter } from "../../adapters/limits/rate-limiter.ts";
import type { AppEnv } from "./app-env.ts";
import { clientOf } from "./client.ts";
import { refuse } from "./refuse.ts";

/** Middleware for the routes of one limit. Calls in process (the shop's loaders) carry their client along. */
export function rateLimit(limiter: RateLimiter, name: LimitName) {
	return createMiddleware<AppEnv>(async (c, next) => {
		const wait = limiter.take(name, clientOf(c));
		if (wait === 0) return next();
		c.header("Retry-After", String(wait));
		return refuse(c, "rate_limited");
	});
}
