import { getLocation, type PlaceOffer, type RequestContext } from "@offizin/contract";
import { isDeliveryCountry } from "@offizin/delivery";
import { betterSite, marketOf, placeOf, type Site } from "@offizin/sites";
import { countryName, isWrittenIn, languageTag, say, wordsOf } from "@offizin/words";
import { parseAccept } from "hono/utils/accept";
import type { Platform } from "../../nouns/platform.ts";
import { createRouter } from "../http/router.ts";

/** Programs that read pages for others are shown the page they asked for, and nothing else (spec 4-10). */
const crawler = /bot|crawl|spider|slurp|preview|lighthouse|facebookexternalhit/i;

/** Where visitors are and which shop front would suit them. Nobody is led anywhere: a page may offer it. */
export function locationRoutes({ config }: Pick<Platform, "config">) {
	const router = createRouter();
	router.openapi(getLocation, (c) => {
		c.header("Cache-Control", "private, no-store");
		const named = c.req.header(config.countryHeader)?.toUpperCase() ?? "";
		// "XX" and "T1" are what edges say where they do not know.
		const country = /^[A-Z]{2}$/.test(named) && named !== "XX" ? named : undefined;
		const languages = parseAccept(c.req.header("accept-language") ?? "").map(({ type }) => type);
		const isCrawler = crawler.test(c.req.header("user-agent") ?? "");
		const better = isCrawler ? undefined : betterSite(c.var.context.site, { country, languages });
		return c.json({ country: country ?? null, offer: better ? offerOf(better, c.var.context) : null }, 200);
	});
	return router;
}

function offerOf(site: Site, { hosts, site: here }: Pick<RequestContext, "hosts" | "site">): PlaceOffer {
	const { origin, prefix } = placeOf(site, hosts);
	const { market, locale } = site;
	const { country, currency } = marketOf(market);
	const { location, destination } = wordsOf(locale);
	const destinations: Readonly<Record<string, string>> = destination;
	const values = {
		country: countryName(country, locale),
		currency: location.currency[currency],
		destination: destinations[market] ?? "",
	};
	const shown = isDeliveryCountry(country)
		? { title: location.delivered, text: location.deliveredText }
		: { title: location.shown, text: location.shownText };
	const isSameMarket = market === here.market;
	const told = isSameMarket ? { title: location.language, text: location.languageText } : shown;
	const text = say(told.text, values, locale);
	return {
		market,
		locale,
		language: languageTag(locale),
		address: origin + prefix,
		words: {
			title: say(told.title, values, locale),
			text: isWrittenIn(locale) ? text : `${text} ${location.notWritten}`,
			accept: isSameMarket ? location.acceptLanguage : say(location.accept, values, locale),
			stay: location.stay,
		},
	};
}
