import type { FactSource } from "@offizin/base";

/** A style that templates of photo books are filtered by. */
export interface PhotobookStyle {
	readonly key: string;
	readonly nameDe: string;
	readonly source: FactSource;
}

function style(key: string, nameDe: string): PhotobookStyle {
	return { key, nameDe, source: "market" };
}

/** Spec 2.3-7 counts about 35 styles and names none: these are ours, first by occasion, then by look. */
export const photobookStyles: readonly PhotobookStyle[] = [
	style("hochzeit", "Hochzeit"),
	style("verlobung", "Verlobung"),
	style("jubilaeum", "Hochzeitstag und Jubiläum"),
	style("baby", "Baby und erstes Jahr"),
	style("schwangerschaft", "Schwangerschaft"),
	style("taufe", "Taufe"),
	style("kommunion-konfirmation", "Kommunion und Konfirmation"),
	style("einschulung", "Einschulung"),
	style("abschluss", "Abschluss und Abitur"),
	style("geburtstag", "Geburtstag"),
	style("familie", "Familie"),
	style("kinder", "Kinder"),
	style("grosseltern", "Großeltern"),
	style("freundschaft", "Freundschaft"),
	style("liebe", "Liebe"),
	style("jahrbuch", "Jahrbuch"),
	style("weihnachten", "Weihnachten"),
	style("abschied", "Abschied und Erinnerung"),
	style("reise", "Reise"),
	style("staedtereise", "Städtereise"),
	style("strand-meer", "Strand und Meer"),
	style("berge-wandern", "Berge und Wandern"),
	style("winter-schnee", "Winter und Schnee"),
	style("natur-garten", "Natur und Garten"),
	style("haustiere", "Haustiere"),
	style("sport-verein", "Sport und Verein"),
	style("kochen-rezepte", "Kochen und Rezepte"),
	style("minimalistisch", "Minimalistisch"),
	style("botanisch", "Botanisch"),
	style("aquarell", "Aquarell"),
	style("vintage", "Vintage"),
	style("elegant-gold", "Elegant mit Gold"),
	style("schwarzweiss", "Schwarzweiß"),
	style("farbenfroh", "Farbenfroh"),
	style("magazin", "Magazin"),
];
