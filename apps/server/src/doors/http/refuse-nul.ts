import { wordsOf } from "@offizin/words";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";
import { localeOf } from "./locale-of.ts";
import { refuse } from "./refuse.ts";

/** Refuses addresses with a NUL in them: nothing we have is called so, and PostgreSQL cannot even be asked. */
export const refuseNul = createMiddleware<AppEnv>(async (c, next) =>
	c.req.url.includes("%00")
		? refuse(c, "request_invalid", { message: wordsOf(localeOf(c)).input.noNul })
		: next(),
);
