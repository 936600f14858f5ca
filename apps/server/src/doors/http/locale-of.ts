import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

const DEFAULT_LOCALE = "de-DE";

/** The locale in which a request is answered; before its context is known that of the first one. */
export function localeOf(c: Context): string {
	const context: AppEnv["Variables"]["context"] | undefined = c.get("context");
	return context?.site.locale ?? DEFAULT_LOCALE;
}
