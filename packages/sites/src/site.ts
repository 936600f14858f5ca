import { err, locales, ok, type Result, type SubLocale, subLocales } from "@offizin/base";
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
	de: { key: "de", country: "DE", currency: "eur", timeZone: "Europe/Berlin" },
	at: { key: "at", country: "AT", currency: "eur", timeZone: "Europe/Vienna" },
	ch: { key: "ch", country: "CH", currency: "chf", timeZone: "Europe/Zurich" },
	li: { key: "li", country: "LI", currency: "chf", timeZone: "Europe/Vaduz" },
	lu: { key: "lu", country: "LU", currency: "eur", timeZone: "Europe/Luxembourg" },
	be: { key: "be", country: "BE", currency: "eur", timeZone: "Europe/Brussels" },
	nl: { key: "nl", country: "NL", currency: "eur", timeZone: "Europe/Amsterdam" },
	fr: { key: "fr", country: "FR", currency: "eur", timeZone: "Europe/Paris" },
	it: { key: "it", country: "IT", currency: "eur", timeZone: "Europe/Rome" },
	es: { key: "es", country: "ES", currency: "eur", timeZone: "Europe/Madrid" },
	gb: { key: "gb", country: "GB", currency: "gbp", timeZone: "Europe/London" },
	us: { key: "us", country: "US", currency: "usd", timeZone: "America/New_York" },
};

export const sites: readonly Site[] = sitesIn(locales);
const subSites = sitesIn(subLocales);

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

/** Where the pages of a site begin: "/en" for a sub-locale, else "". */
export function pathPrefixOf({ locale }: Pick<Site, "locale">): string {
	return subSites.some((site) => site.locale === locale) ? `/${locale.slice(0, 2)}` : "";
}

/** A language that pages are there in. */
export interface PageLanguage {
	/** "en". */
	readonly language: string;
	/** In the language itself. */
	readonly name: string;
	/** Where its pages begin. */
	readonly prefix: string;
}

/** The languages of the home market, its own first, then its sub-locales. */
export const pageLanguages: readonly PageLanguage[] = [locales[0], ...subLocales].map((locale) => {
	const language = locale.slice(0, 2);
	const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
	return { language, name, prefix: pathPrefixOf({ locale }) };
});

/** Put together once: every page is asked for through here, also those that are kept. */
const starts = subSites.map((site) => ({
	site,
	prefix: pathPrefixOf(site),
	start: `${pathPrefixOf(site)}/`,
}));

/** The site that a page is asked for, of the one its host stands for: that of its sub-locale, if its path has one. */
export function siteOfPath(site: Site, path: string): Site {
	for (const { site: below, prefix, start } of starts) {
		const isBelow = path === prefix || path.startsWith(start);
		if (isBelow && below.channel === site.channel && below.market === site.market) return below;
	}
	return site;
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
			? sites.find((one) => one.channel === channel && one.market === country)
			: siteOf(channel, locale);
	return site ? ok(site) : err("locale_unknown");
}
