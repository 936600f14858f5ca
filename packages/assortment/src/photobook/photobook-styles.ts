import type { FactSource } from "@offizin/base";

/** A style that templates of photo books are filtered by. */
export interface PhotobookStyle {
	readonly key: string;
	readonly source: FactSource;
}

function style(key: string): PhotobookStyle {
	return { key, source: "market" };
}

/** Spec 2.3-7 counts about 35 styles and names none: these are ours, first by occasion, then by look. */
export const photobookStyles: readonly PhotobookStyle[] = [
	style("hochzeit"),
	style("verlobung"),
	style("jubilaeum"),
	style("baby"),
	style("schwangerschaft"),
	style("taufe"),
	style("kommunion-konfirmation"),
	style("einschulung"),
	style("abschluss"),
	style("geburtstag"),
	style("familie"),
	style("kinder"),
	style("grosseltern"),
	style("freundschaft"),
	style("liebe"),
	style("jahrbuch"),
	style("weihnachten"),
	style("abschied"),
	style("reise"),
	style("staedtereise"),
	style("strand-meer"),
	style("berge-wandern"),
	style("winter-schnee"),
	style("natur-garten"),
	style("haustiere"),
	style("sport-verein"),
	style("kochen-rezepte"),
	style("minimalistisch"),
	style("botanisch"),
	style("aquarell"),
	style("vintage"),
	style("elegant-gold"),
	style("schwarzweiss"),
	style("farbenfroh"),
	style("magazin"),
];
