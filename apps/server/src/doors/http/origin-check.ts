import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";
import { refuse } from "./refuse.ts";

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses changes asked for by another site's page. Browsers name themselves (Sec-Fetch-Site, Origin); callers that
 * name nothing carry no cookie of ours unless they mean to.
 */
export const originCheck = createMiddleware<AppEnv>(async (c, next) => {
	if (safeMethods.includes(c.req.method)) return next();
	const fetchSite = c.req.header("sec-fetch-site");
	if (fetchSite === "same-origin") return next();
	if (fetchSite && fetchSite !== "none") return refuse(c, "origin_foreign");
	const origin = c.req.header("origin");
	if (origin && origin !== c.var.context.origin) return refuse(c, "origin_foreign");
	return next();
});
