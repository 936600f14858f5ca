import { type ChannelKey, channelKeys, type Site, siteOf, siteOfHeaders, sites } from "@offizin/catalog";
import { createMiddleware } from "hono/factory";
import type { Config } from "../config.ts";
import type { AppEnv } from "../http/app-env.ts";
import { refuse } from "../http/refuse.ts";

type Addressing = Pick<Config, "port" | "publicOrigins">;

export interface Address {
	readonly channel: ChannelKey;
	readonly origins: Readonly<Record<ChannelKey, string>>;
}

/**
 * The channel a request is for: by host name where the channels have names, else by the port asked for (design.md
 * §7). An unknown host is answered by the first channel, which then names its own address.
 */
export function addressOf(config: Addressing, host: string): Address {
	const { publicOrigins } = config;
	if (publicOrigins) {
		const channel = channelKeys.find((key) => new URL(publicOrigins[key]).host === host);
		return { channel: channel ?? channelKeys[0], origins: publicOrigins };
	}
	const asked = URL.parse(`http://${host}`);
	const hostname = asked?.hostname || "localhost";
	const origins = Object.fromEntries(
		channelKeys.map((key, index) => [key, `http://${hostname}:${config.port + index}`]),
	) as Record<ChannelKey, string>;
	const channel = channelKeys.find((key) => URL.parse(origins[key])?.host === asked?.host) ?? channelKeys[0];
	// Behind a forwarded port the address asked for is the only one that works.
	return { channel, origins: asked ? { ...origins, [channel]: asked.origin } : origins };
}

function isDoor(path: string): boolean {
	return /^\/(web|price|office)-api\//.test(path);
}

/** Pages have German texts only: another language gets the first site of its channel rather than half a translation. */
function pageSite(site: Site): Site {
	return site.locale.startsWith("de-") ? site : (siteOf(site.channel) ?? site);
}

const locales = [...new Set(sites.map(({ locale }) => locale))];
const headerWords = {
	channel_unknown: {
		"X-Channel": `Möglich: ${channelKeys.join(" oder ")}, auch mit einem Land: ${channelKeys[0]}-ch.`,
	},
	locale_unknown: { "X-Locale": `Möglich: ${locales.join(", ")}.` },
} as const;

/** Finds channel, market and locale; `X-Channel` and `X-Locale` choose another site for JSON doors (spec 7.3). */
export function siteOfRequest(config: Addressing) {
	return createMiddleware<AppEnv>(async (c, next) => {
		const address = addressOf(config, c.req.header("host") ?? new URL(c.req.url).host);
		const site = siteOfHeaders(c.req.header("x-channel") ?? address.channel, c.req.header("x-locale"));
		if (!site.ok) return refuse(c, site.error, { fields: headerWords[site.error] });
		c.set("site", isDoor(c.req.path) ? site.value : pageSite(site.value));
		c.set("origin", address.origins[address.channel]);
		const sister = channelKeys.find((key) => key !== address.channel) ?? address.channel;
		c.set("sisterOrigin", address.origins[sister]);
		await next();
	});
}
