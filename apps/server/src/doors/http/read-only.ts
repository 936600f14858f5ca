import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";
import { refuse } from "./refuse.ts";

const methods = ["GET", "HEAD"];

/** For doors that only answer: whoever wants to change something there is told how they are asked. */
export const readOnly = createMiddleware<AppEnv>(async (c, next) => {
	if (methods.includes(c.req.method)) return next();
	c.header("Allow", methods.join(", "));
	return refuse(c, "method_not_allowed");
});
