import { type ChannelKey, channelKeys } from "@offizin/sites";
import type { Config } from "../../config.ts";
import { isLoopback } from "./is-loopback.ts";

export type Addressing = Pick<Config, "port" | "publicOrigins">;

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
