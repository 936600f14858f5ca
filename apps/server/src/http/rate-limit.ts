import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";
import { refuse } from "./refuse.ts";

/** Requests allowed per client and window, in seconds. */
const limits = {
	login: { requests: 20, seconds: 600 },
	upload: { requests: 120, seconds: 600 },
	design: { requests: 120, seconds: 600 },
	change: { requests: 600, seconds: 300 },
	preview: { requests: 300, seconds: 300 },
	voucher: { requests: 30, seconds: 600 },
	checkout: { requests: 30, seconds: 600 },
} as const;
export type LimitName = keyof typeof limits;

/** Counts requests. One process counts for itself: N web nodes allow at most N times as much. */
export interface RateLimiter {
	/** Seconds to wait, or 0 when the request may pass. */
	take(name: LimitName, client: string): number;
}

const MAX_CLIENTS = 50_000;

/** A fixed window per client in memory, bounded; `factor` multiplies every limit. */
export function memoryRateLimiter(now: () => Date, factor: number): RateLimiter {
	const windows = new Map<string, { startedAt: number; count: number }>();
	return {
		take(name, client) {
			const { requests, seconds } = limits[name];
			const at = now().getTime();
			const key = `${name} ${client}`;
			const known = windows.get(key);
			const isOpen = known !== undefined && at - known.startedAt < seconds * 1000;
			const window = isOpen ? known : { startedAt: at, count: 0 };
			if (window.count >= requests * factor)
				return Math.ceil((window.startedAt + seconds * 1000 - at) / 1000);
			window.count += 1;
			windows.delete(key);
			windows.set(key, window);
			const [oldest] = windows.keys();
			if (windows.size > MAX_CLIENTS && oldest !== undefined) windows.delete(oldest);
			return 0;
		},
	};
}

/** Middleware for the routes of one limit. Calls in process (the shop's loaders) carry their client along. */
export function rateLimit(limiter: RateLimiter, name: LimitName) {
	return createMiddleware<AppEnv>(async (c, next) => {
		const wait = limiter.take(name, c.env?.client ?? "local");
		if (wait === 0) return next();
		c.header("Retry-After", String(wait));
		return refuse(c, "rate_limited");
	});
}
