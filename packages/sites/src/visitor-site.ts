import { marketOf, markets, type Site, siteOf, sitesOf } from "./site.ts";

/** What is known of where somebody is and what they read. */
export interface Whereabouts {
	/** ISO 3166-1 alpha-2; undefined where nobody says. */
	readonly country: string | undefined;
	/** Language tags of their browser, the first the most wanted one: "de-AT", "en". */
	readonly languages: readonly string[];
}

/**
 * The shop front that would suit a visitor better than the one they see; undefined where it is the best or nothing is
 * known. The country is that of their address, else of the language they want most. Whoever reads another language than
 * the main one of the country has chosen it.
 */
export function betterSite(here: Site, { country, languages }: Whereabouts): Site | undefined {
	const from = country ?? countryOf(languages[0] ?? "");
	const market = from?.toLowerCase() ?? here.market;
	const isElsewhere = Object.hasOwn(markets, market) && market !== here.market;
	if (!isElsewhere && marketOf(here.market).locale !== here.locale) return undefined;
	const suiting = suitingSite(here, isElsewhere ? market : here.market, languages);
	return suiting?.locale === here.locale ? undefined : suiting;
}

function countryOf(tag: string): string | undefined {
	return /^[a-z]{2}-([A-Z]{2})$/i.exec(tag)?.[1];
}

/** That of a market in the language wanted most of those it has, else in its main one. */
function suitingSite({ channel }: Site, market: string, languages: readonly string[]): Site | undefined {
	const spoken = sitesOf(channel).filter((site) => site.market === market);
	for (const tag of languages) {
		const language = tag.slice(0, 2).toLowerCase();
		const found = spoken.find(({ locale }) => locale.startsWith(`${language}-`));
		if (found) return found;
	}
	return siteOf(channel, marketOf(market).locale);
}
