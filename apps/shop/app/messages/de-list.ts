/** Words of lists of cards that can be narrowed and sorted. */
export const deList = {
	list: {
		progress: "{shown, number} von {total, number}",
		results: "{count, plural, =0 {Keine Karten} one {# Karte} other {# Karten}}",
		filter: "Filter",
		filterBy: "Karten eingrenzen",
		chosen: "Ihre Auswahl",
		reset: "Filter zurücksetzen",
		remove: "{name} entfernen",
		empty: "Diese Auswahl ist leer.",
		emptyHint: "Nehmen Sie einen Filter heraus, dann erscheinen wieder Karten.",
	},
	facet: { theme: "Kollektion", format: "Format", color: "Farbe", kind: "Karte für" },
	sort: {
		label: "Sortieren nach",
		sort: "Empfehlung",
		created: "Neuheiten",
		popularity: "Beliebtheit",
	},
} as const;
