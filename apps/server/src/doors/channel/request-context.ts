import { channelKeys, sites } from "@offizin/sites";
import { say, wordsOf } from "@offizin/words";
import { createMiddleware } from "hono/factory";
import type { AppEnv, Connection } from "../http/app-env.ts";
import { localeOf } from "../http/locale-of.ts";
import { programPath } from "../http/program-paths.ts";
import { refuse } from "../http/refuse.ts";
import type { RequestContexts } from "./request-contexts.ts";

const locales = [...new Set(sites.map(({ locale }) => locale))];
/** By the header that names the site; a channel may have its market after it. */
const possible = {
	channel_unknown: ["X-Channel", [...channelKeys, `${channelKeys[0]}-ch`]],
	locale_unknown: ["X-Locale", locales],
} as const;

/**
 * Finds the context of every request, once. `X-Channel` and `X-Locale` choose another site for JSON doors (spec 7.3); a
 * page has the one its host and path say, since that is what caches on the way know it by. Doors that a page asks in
 * process have the context of the page.
 */
export function requestContext(contexts: RequestContexts) {
	return createMiddleware<AppEnv>(async (c, next) => {
		const connection: Connection | undefined = c.env;
		if (connection?.context) {
			c.set("context", connection.context);
			return next();
		}
		const context = contexts.of({
			host: c.req.header("host") ?? new URL(c.req.url).host,
			path: c.req.path,
			cookie: c.req.header("cookie"),
			chosen: programPath(c.req.path)?.choosesSite
				? { channel: c.req.header("x-channel"), locale: c.req.header("x-locale") }
				: undefined,
		});
		if (!context.ok) {
			const [header, values] = possible[context.error];
			const locale = localeOf(c);
			const words = say(wordsOf(locale).input.oneOf, { values: values.join(", ") }, locale);
			return refuse(c, context.error, { fields: { [header]: words } });
		}
		c.set("context", context.value);
		await next();
	});
}
