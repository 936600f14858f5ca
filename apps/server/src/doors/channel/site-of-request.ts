import { channelKeys, siteOfHeaders, siteOfPath, sites } from "@offizin/sites";
import { say, wordsOf } from "@offizin/words";
import { createMiddleware } from "hono/factory";
import { type Addressing, addressOf } from "../../nouns/channel/address.ts";
import type { AppEnv } from "../http/app-env.ts";
import { localeOf } from "../http/locale-of.ts";
import { refuse } from "../http/refuse.ts";

function isDoor(path: string): boolean {
	return /^\/((web|price|office)-api|v1)\//.test(path);
}

const locales = [...new Set(sites.map(({ locale }) => locale))];
/** By the header that names the site; a channel may have its market after it. */
const possible = {
	channel_unknown: ["X-Channel", [...channelKeys, `${channelKeys[0]}-ch`]],
	locale_unknown: ["X-Locale", locales],
} as const;

/**
 * Finds channel, market and locale. `X-Channel` and `X-Locale` choose another site for JSON doors (spec 7.3); a page
 * has the one its host and path say, since that is what caches on the way know it by.
 */
export function siteOfRequest(config: Addressing) {
	return createMiddleware<AppEnv>(async (c, next) => {
		const address = addressOf(config, c.req.header("host") ?? new URL(c.req.url).host);
		const asked = isDoor(c.req.path)
			? { channel: c.req.header("x-channel"), locale: c.req.header("x-locale") }
			: undefined;
		const site = siteOfHeaders(asked?.channel ?? address.channel, asked?.locale);
		if (!site.ok) {
			const [header, values] = possible[site.error];
			const locale = localeOf(c);
			const words = say(wordsOf(locale).input.oneOf, { values: values.join(", ") }, locale);
			return refuse(c, site.error, { fields: { [header]: words } });
		}
		c.set("site", asked ? site.value : siteOfPath(site.value, c.req.path));
		c.set("isOwnHost", address.isOwnHost);
		c.set("origin", address.origins[address.channel]);
		const sister = channelKeys.find((key) => key !== address.channel) ?? address.channel;
		c.set("sisterOrigin", address.origins[sister]);
		await next();
	});
}
