/** What visitors from elsewhere are offered; said in the language of the pages that are offered. */
export const location = {
	delivered: "Wir liefern {destination}",
	deliveredText: "Auf diesen Seiten stehen Preise in {currency} und Liefertage {destination}.",
	shown: "Preise in {currency}",
	shownText: "Es gibt eigene Seiten mit Preisen in {currency}. Geliefert wird {destination} noch nicht.",
	language: "Auch auf Deutsch",
	languageText: "Dieselben Seiten, Preise und Liefertage auf Deutsch.",
	notWritten: "Die Texte sind dort noch deutsch.",
	accept: "{country} wählen",
	acceptLanguage: "Auf Deutsch lesen",
	stay: "Hier bleiben",
	currency: { chf: "Franken", eur: "Euro", gbp: "Pfund", usd: "Dollar" },
};
