import { type ChannelKey, channels, placeOf, type Site } from "@offizin/sites";
import type { Config } from "../../config.ts";
import { addressOf, hostsOf } from "../channel/address.ts";

/** How a channel's mails look (brands.md). */
export interface MailBrand {
	readonly name: string;
	readonly ground: string;
	readonly surface: string;
	readonly ink: string;
	readonly quiet: string;
	readonly action: string;
	readonly hairline: string;
	readonly headline: string;
	readonly body: string;
	readonly radius: string;
}

/** Mail programs have no web fonts of ours: the nearest of what they have. */
export const mailBrands: Readonly<Record<ChannelKey, MailBrand>> = {
	papiervogel: {
		name: channels.papiervogel.name,
		ground: "#FBF7F1",
		surface: "#FFFFFF",
		ink: "#22302A",
		quiet: "#5F6F5C",
		action: "#A8492E",
		hairline: "#E9DFD0",
		headline: "Georgia, 'Times New Roman', serif",
		body: "'Helvetica Neue', Helvetica, Arial, sans-serif",
		radius: "2px",
	},
	bildwand: {
		name: channels.bildwand.name,
		ground: "#F3F2EF",
		surface: "#FFFFFF",
		ink: "#1B1B1A",
		quiet: "#6B6963",
		action: "#1E39D6",
		hairline: "#DCDAD4",
		headline: "'Arial Black', 'Helvetica Neue', Arial, sans-serif",
		body: "'Helvetica Neue', Helvetica, Arial, sans-serif",
		radius: "0",
	},
};

/** Address of a shop, without a trailing slash, for links in mails. */
export function shopAddress(config: Config, site: Site): string {
	const address = addressOf(config, `localhost:${config.port}`);
	const { origin, prefix } = placeOf(site, hostsOf(config, address, site.channel));
	return origin + prefix;
}

/** Domain a channel's mails come from: that of its shop; `.example`, which reaches nobody, for a shop without one. */
export function mailDomain({ publicOrigins }: Config, channel: ChannelKey): string {
	return publicOrigins
		? new URL(publicOrigins[channel]).hostname.replace(/^www\./, "")
		: `${channel}.example`;
}
