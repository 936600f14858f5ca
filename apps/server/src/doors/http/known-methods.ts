import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";
import { refuse } from "./refuse.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
export const ALLOWED_METHODS = methods.join(", ");

/** Refuses methods nothing here is asked with; some (TRACE) cannot even be passed on. */
export const knownMethods = createMiddleware<AppEnv>(async (c, next) => {
	if (methods.includes(c.req.method)) return next();
	c.header("Allow", ALLOWED_METHODS);
	return refuse(c, "method_unknown");
});
