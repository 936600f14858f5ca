import type { location as german } from "../de/location.ts";

export const location: typeof german = {
	delivered: "We deliver {destination}",
	deliveredText: "These pages show prices in {currency} and delivery dates {destination}.",
	shown: "Prices in {currency}",
	shownText: "There are pages with prices in {currency}. We do not deliver {destination} yet.",
	language: "Also in English",
	languageText: "The same pages, prices and delivery dates, in English.",
	notWritten: "Their texts are still in German.",
	accept: "Choose {country}",
	acceptLanguage: "Read in English",
	stay: "Stay here",
	currency: { chf: "francs", eur: "euros", gbp: "pounds", usd: "dollars" },
};
