import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";
import { refuse } from "./refuse.ts";

const message = "Die Adresse enthält ein Zeichen, das es hier nicht gibt (%00). Bitte lassen Sie es weg.";

/** Refuses addresses with a NUL in them: nothing we have is called so, and PostgreSQL cannot even be asked. */
export const refuseNul = createMiddleware<AppEnv>(async (c, next) =>
	c.req.url.includes("%00") ? refuse(c, "request_invalid", { message }) : next(),
);
