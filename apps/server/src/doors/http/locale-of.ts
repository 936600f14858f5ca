import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

const DEFAULT_LOCALE = "de-DE";

/** The locale in which a request is answered; before its site is known that of the first one. */
export function localeOf(c: Context): string {
	const site: AppEnv["Variables"]["site"] | undefined = c.get("site");
	return site?.locale ?? DEFAULT_LOCALE;
}
