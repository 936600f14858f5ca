import { err, type Locale, locales, ok, type Result, type SubLocale, subLocales } from "@offizin/base";
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
	/** IANA zone in which days are counted for its customers. */
	readonly timeZone: string;
	/** In which it is shown to those who ask for no language of it. */
	readonly locale: Locale;
	/** What its prices include: sales tax of the United States is added where goods go, and nothing goes there (decision 018). */
	readonly includedTax?: "none";
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

/**
 * Every country of the locales in spec 3.2-1, the home market first. GB and US see prices and get no delivery (domain.md
 * §0.5).
 */
export const markets: Readonly<Record<string, Market>> = {
	de: { key: "de", country: "DE", currency: "eur", timeZone: "Europe/Berlin", locale: "de-DE" },
	at: { key: "at", country: "AT", currency: "eur", timeZone: "Europe/Vienna", locale: "de-AT" },
	ch: { key: "ch", country: "CH", currency: "chf", timeZone: "Europe/Zurich", locale: "de-CH" },
	li: { key: "li", country: "LI", currency: "chf", timeZone: "Europe/Vaduz", locale: "de-LI" },
	lu: { key: "lu", country: "LU", currency: "eur", timeZone: "Europe/Luxembourg", locale: "de-LU" },
	be: { key: "be", country: "BE", currency: "eur", timeZone: "Europe/Brussels", locale: "fr-BE" },
	nl: { key: "nl", country: "NL", currency: "eur", timeZone: "Europe/Amsterdam", locale: "nl-NL" },
	fr: { key: "fr", country: "FR", currency: "eur", timeZone: "Europe/Paris", locale: "fr-FR" },
	it: { key: "it", country: "IT", currency: "eur", timeZone: "Europe/Rome", locale: "it-IT" },
	es: { key: "es", country: "ES", currency: "eur", timeZone: "Europe/Madrid", locale: "es-ES" },
	gb: { key: "gb", country: "GB", currency: "gbp", timeZone: "Europe/London", locale: "en-GB" },
	us: {
		key: "us",
		country: "US",
		currency: "usd",
		timeZone: "America/New_York",
		locale: "en-US",
		includedTax: "none",
	},
};

export const sites: readonly Site[] = sitesIn(locales);
const subSites = sitesIn(subLocales);

/** Every shop front of a channel, those of sub-locales included, the home market first. */
export function sitesOf(channel: ChannelKey): readonly Site[] {
	const order = Object.keys(markets);
	return [...sites, ...subSites]
		.filter((site) => site.channel === channel)
		.sort((a, b) => order.indexOf(a.market) - order.indexOf(b.market));
}

function sitesIn(codes: readonly string[]): readonly Site[] {
	return channelKeys.flatMap((channel) =>
		codes.map((locale) => ({ channel, market: locale.slice(3).toLowerCase(), locale })),
	);
}

/** The market of a key; throws, since keys come from our own table. */
export function marketOf(key: string): Market {
	const market = markets[key];
	if (!market) throw new Error(`Unknown market ${key}`);
	return market;
}

/** The market of a country, by its ISO 3166-1 code; undefined where nothing is sold. */
export function marketOfCountry(country: string): Market | undefined {
	return Object.values(markets).find((market) => market.country === country);
}

/** The site of a channel, by default its first locale; undefined when the pair is not sold. */
export function siteOf(channel: ChannelKey, locale?: string): Site | undefined {
	const site = sites.find(
		(one) => one.channel === channel && (locale === undefined || one.locale === locale),
	);
	return site ?? subSites.find((one) => one.channel === channel && one.locale === locale);
}

/** Runtimes differ in what they know of English in Germany, and amounts (packages/money) are written as in Britain. */
const conventions: Readonly<Record<SubLocale, string>> = { "en-DE": "en-GB" };

/** The locale after whose conventions Intl writes figures and dates. */
export function conventionsOf(locale: string): string {
	const others: Readonly<Record<string, string>> = conventions;
	return others[locale] ?? locale;
}

/**
 * The site of the request headers of spec 7.1-1: a channel, with its country ("papiervogel-ch") or without, and a
 * locale, whose country decides where both are told. Says which of the two is unknown.
 */
export function siteOfHeaders(
	channelHeader: string,
	locale: string | undefined,
): Result<Site, "channel_unknown" | "locale_unknown"> {
	const [key, country, ...rest] = channelHeader.toLowerCase().split("-");
	const channel = channelKeys.find((known) => known === key);
	const market = country === undefined || Object.hasOwn(markets, country);
	if (!channel || !market || rest.length > 0) return err("channel_unknown");
	const site =
		locale === undefined && country !== undefined
			? siteOf(channel, marketOf(country).locale)
			: siteOf(channel, locale);
	return site ? ok(site) : err("locale_unknown");
}
