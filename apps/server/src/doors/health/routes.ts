import type { Platform } from "../../nouns/platform.ts";
import { createRouter } from "../http/router.ts";
import { probeToken } from "./probe-token.ts";
import { createReadiness } from "./readiness.ts";

/**
 * `/healthz`: the process answers, for anybody. With the operator's token, `/readyz`: what it needs answers too, and
 * `/metrics`: Prometheus.
 */
export function healthRoutes(platform: Platform) {
	const { config, queue, metrics, space } = platform;
	const askReadiness = createReadiness(platform);
	const operatorOnly = probeToken(config);
	return createRouter()
		.get("/healthz", (c) => c.json({ status: "ok" }))
		.get("/readyz", operatorOnly, async (c) => {
			const parts = await askReadiness();
			const isReady = Object.values(parts).every(Boolean);
			return c.json({ status: isReady ? "ok" : "unavailable", parts }, isReady ? 200 : 503);
		})
		.get("/metrics", operatorOnly, async (c) => {
			metrics.queueDepth(await queue.depth());
			metrics.freeSpace(await space.measure());
			return c.body(await metrics.text(), 200, { "Content-Type": metrics.contentType });
		});
}
