import { type ChannelKey, channelKeys, type Hosts } from "@offizin/sites";
import type { Config } from "../../config.ts";
import { isLoopback } from "./is-loopback.ts";

export type Addressing = Pick<Config, "port" | "publicOrigins" | "marketOrigins">;

export interface Address {
	readonly channel: ChannelKey;
	/** Of the host, where it is a country's own; undefined on a host that all share. */
	readonly market: string | undefined;
	readonly origins: Readonly<Record<ChannelKey, string>>;
	/** Whether the host is known to be ours: anybody can ask under a made-up one, which a demo then puts into links. */
	readonly isOwnHost: boolean;
}

/**
 * The channel a request is for: by host name where the channels have names, else by the port asked for (design.md
 * §7). An unknown host is answered by the first channel, which then names its own address.
 */
export function addressOf(config: Addressing, host: string): Address {
	const { publicOrigins, marketOrigins } = config;
	if (publicOrigins) {
		const isAt = (origin: string) => new URL(origin).host === host;
		const marketIn = (key: ChannelKey) =>
			Object.entries(marketOrigins[key]).find(([, origin]) => isAt(origin))?.[0];
		const channel = channelKeys.find((key) => isAt(publicOrigins[key]) || marketIn(key) !== undefined);
		return {
			channel: channel ?? channelKeys[0],
			market: channel && marketIn(channel),
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
		market: undefined,
		origins: asked ? { ...origins, [channel]: asked.origin } : origins,
		isOwnHost: asked?.host === host && isLoopback(hostname),
	};
}

/** Where all shops of a channel stand. */
export function hostsOf(
	{ marketOrigins }: Pick<Config, "marketOrigins">,
	{ origins }: Pick<Address, "origins">,
	channel: ChannelKey,
): Hosts {
	return { shared: origins[channel], markets: marketOrigins[channel] };
}
