/** Words of lists of cards that can be narrowed and sorted. */
export const list = {
	list: {
		progress: "{shown, number} von {total, number}",
		results: "{count, plural, =0 {Keine Karten} one {# Karte} other {# Karten}}",
		filter: "Filter",
		filterBy: "Karten eingrenzen",
		chosen: "Ihre Auswahl",
		reset: "Filter zurücksetzen",
		remove: "{name} entfernen",
		empty: "Dazu gibt es keine Karte.",
		wanted: "Gesucht: {choice}.",
		lift: "Filter aufheben: {name}",
	},
	facet: { theme: "Kollektion", format: "Format", color: "Farbe", kind: "Karte für" },
	/** A value in an address that no card and no catalogue knows. */
	unknown: {
		theme: "unbekannte Kollektion",
		format: "unbekanntes Format",
		color: "unbekannte Farbe",
		kind: "unbekannte Kartenart",
	},
	sort: {
		label: "Sortieren nach",
		sort: "Empfehlung",
		created: "Neuheiten",
		popularity: "Beliebtheit",
	},
};
