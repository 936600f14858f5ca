import type { Currency } from "@offizin/money";

/** The two brands (spec 1-1). */
export const channelKeys = ["papiervogel", "bildwand"] as const;
export type ChannelKey = (typeof channelKeys)[number];

/** Country, currency and tax: where and how something is sold. */
export interface Market {
	readonly key: string;
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	readonly currency: Currency;
	/** Standard VAT in per mille (domain.md §8.1). */
	readonly vatRate: number;
	/** IANA zone in which cut-off times are read. */
	readonly timeZone: string;
}

export interface Channel {
	readonly key: ChannelKey;
	readonly name: string;
	/** Where customers write to. */
	readonly mail: string;
}

/** One shop front: the only place where channel, market and locale meet (design.md §4). */
export interface Site {
	readonly channel: ChannelKey;
	readonly market: string;
	/** Language and country of the texts, spec 3.2-1. */
	readonly locale: string;
}

/** `.example` reaches nobody (RFC 2606), until the real addresses are entered. */
export const channels: Readonly<Record<ChannelKey, Channel>> = {
	papiervogel: { key: "papiervogel", name: "Papiervogel", mail: "hallo@papiervogel.example" },
	bildwand: { key: "bildwand", name: "Bildwand", mail: "hallo@bildwand.example" },
};

export const markets: Readonly<Record<string, Market>> = {
	de: { key: "de", country: "DE", currency: "eur", vatRate: 190, timeZone: "Europe/Berlin" },
};

export const sites: readonly Site[] = [
	{ channel: "papiervogel", market: "de", locale: "de-DE" },
	{ channel: "bildwand", market: "de", locale: "de-DE" },
];

/** The market of a key; throws, since keys come from our own table. */
export function marketOf(key: string): Market {
	const market = markets[key];
	if (!market) throw new Error(`Unknown market ${key}`);
	return market;
}

/** The site of a channel, by default its first locale; undefined when the pair is not sold. */
export function siteOf(channel: ChannelKey, locale?: string): Site | undefined {
	return sites.find((site) => site.channel === channel && (locale === undefined || site.locale === locale));
}
