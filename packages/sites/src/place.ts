import { invariant } from "@offizin/base";
import { type ChannelKey, marketOf, type Site, sitesOf } from "./site.ts";

/** The market of a host that all markets share, where no path says otherwise. */
export const homeMarket = "de";

/** Scheme and host, without a trailing slash, of the shops of one channel. */
export interface Hosts {
	/** Of all markets that have none of their own, as in the demo. */
	readonly shared: string;
	/** By market: a country domain. */
	readonly markets: Readonly<Record<string, string>>;
}

/** Where a shop front stands. */
export interface Place {
	readonly site: Site;
	readonly origin: string;
	/** What paths of its pages begin with: "", "/en", "/ch", "/ch/fr" (spec 2.1-7). */
	readonly prefix: string;
}

/** The place that a path belongs to. */
export interface PlacedPath extends Place {
	/** "/d" where the path has the prefix of the desktop platform, which shows the same pages. */
	readonly platform: "" | "/d";
}

/**
 * What paths begin with on a host that all markets share: two letters of the country, unless it is the home market, and
 * two of the language, unless it is the main one of the country. A country's own host needs the second only.
 */
export function pathPrefixOf(site: Pick<Site, "market" | "locale">, hasOwnHost = false): string {
	const country = hasOwnHost || site.market === homeMarket ? "" : `/${site.market}`;
	const language = marketOf(site.market).locale === site.locale ? "" : `/${site.locale.slice(0, 2)}`;
	return country + language;
}

export function placeOf(site: Site, { shared, markets: own }: Hosts): Place {
	const origin = own[site.market];
	return { site, origin: origin ?? shared, prefix: pathPrefixOf(site, origin !== undefined) };
}

/** Every shop front of a channel, by country and language, the home market first. */
export function placesOf(channel: ChannelKey, hosts: Hosts): readonly Place[] {
	return sitesOf(channel).map((site) => placeOf(site, hosts));
}

const prefixes = /^(?:\/[a-z]{2}){0,2}(?:\/d)?(?=\/|\?|$)/;

/**
 * Finds the place of a path on one host: of a market's own one, or of the shared one. Each place is always the same
 * object. Made once for a host: every page is asked for through here, also those that are kept.
 */
export function placeFinder(
	channel: ChannelKey,
	hosts: Hosts,
	market?: string,
): (path: string) => PlacedPath {
	const origin = market === undefined ? hosts.shared : hosts.markets[market];
	const isHere = ({ site }: Place) =>
		market === undefined ? hosts.markets[site.market] === undefined : site.market === market;
	const byPrefix = new Map<string, PlacedPath>();
	for (const place of placesOf(channel, hosts).filter(isHere))
		for (const platform of ["", "/d"] as const) byPrefix.set(place.prefix + platform, { ...place, platform });
	const first = byPrefix.get("") ?? byPrefix.values().next().value;
	invariant(first && origin !== undefined, `${channel} is sold on this host`);
	return (path) => {
		let prefix = prefixes.exec(path)?.[0] ?? "";
		while (prefix !== "") {
			const place = byPrefix.get(prefix);
			if (place) return place;
			prefix = prefix.slice(0, prefix.lastIndexOf("/"));
		}
		return first;
	};
}
