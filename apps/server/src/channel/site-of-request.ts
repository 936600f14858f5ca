import { type ChannelKey, channelKeys, siteOfHeaders, siteOfPath, sites } from "@offizin/sites";
import { createMiddleware } from "hono/factory";
import type { Config } from "../config.ts";
import type { AppEnv } from "../http/app-env.ts";
import { refuse } from "../http/refuse.ts";
import { isLoopback } from "./is-loopback.ts";

type Addressing = Pick<Config, "port" | "publicOrigins">;

export interface Address {
	readonly channel: ChannelKey;
	readonly origins: Readonly<Record<ChannelKey, string>>;
	/** Whether the host is known to be ours: anybody can ask under a made-up one, which a demo then puts into links. */
	readonly isOwnHost: boolean;
}

/**
 * The channel a request is for: by host name where the channels have names, else by the port asked for (design.md
 * §7). An unknown host is answered by the first channel, which then names its own address.
 */
export function addressOf(config: Addressing, host: string): Address {
	const { publicOrigins } = config;
	if (publicOrigins) {
		const channel = channelKeys.find((key) => new URL(publicOrigins[key]).host === host);
		return {
			channel: channel ?? channelKeys[0],
			origins: publicOrigins,
			isOwnHost: channel !== undefined,
		};
	}
	const asked = URL.parse(`http://${host}`);
	const hostname = asked?.hostname || "localhost";
	const origins = Object.fromEntries(
		channelKeys.map((key, index) => [key, `http://${hostname}:${config.port + index}`]),
	) as Record<ChannelKey, string>;
	const channel = channelKeys.find((key) => URL.parse(origins[key])?.host === asked?.host) ?? channelKeys[0];
	// Behind a forwarded port the address asked for is the only one that works.
	return {
		channel,
		origins: asked ? { ...origins, [channel]: asked.origin } : origins,
		isOwnHost: asked?.host === host && isLoopback(hostname),
	};
}

function isDoor(path: string): boolean {
	return /^\/(web|price|office)-api\//.test(path);
}

const locales = [...new Set(sites.map(({ locale }) => locale))];
const headerWords = {
	channel_unknown: {
		"X-Channel": `Möglich: ${channelKeys.join(" oder ")}, auch mit einem Land: ${channelKeys[0]}-ch.`,
	},
	locale_unknown: { "X-Locale": `Möglich: ${locales.join(", ")}.` },
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
		if (!site.ok) return refuse(c, site.error, { fields: headerWords[site.error] });
		c.set("site", asked ? site.value : siteOfPath(site.value, c.req.path));
		c.set("isOwnHost", address.isOwnHost);
		c.set("origin", address.origins[address.channel]);
		const sister = channelKeys.find((key) => key !== address.channel) ?? address.channel;
		c.set("sisterOrigin", address.origins[sister]);
		await next();
	});
}
