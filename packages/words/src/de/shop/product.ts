/** Words of a product page. */
export const product = {
	samples: {
		note: "Erst fühlen, dann bestellen: <link>Bis zu {samples, plural, =2 {zwei} =3 {drei} =4 {vier} =5 {fünf} other {#}} Musterkarten</link> schicken wir Ihnen gratis.",
		papers:
			"Alle {count, plural, =8 {acht} =9 {neun} =10 {zehn} =11 {elf} =12 {zwölf} other {#}} Papiere im Vergleich",
	},
	/** What search engines show below the title. */
	search: { about: "{description} {format}, online gestalten." },
	gallery: {
		label: "Bilder der Karte",
		show: "{name} zeigen",
	},
	view: { front: "Vorn und hinten", set: "Ihre Wahl", open: "Aufgeschlagen", detail: "Nah" },
	facts: {
		title: "Gut zu wissen",
		withdrawal: "Widerruf",
		withdrawalText:
			"Karten mit Ihrem Text oder Bild fertigen wir nur für Sie; ein <link>Widerrufsrecht</link> besteht dafür nicht. Umschläge, Bänder und anderes Zubehör ohne Aufdruck können Sie 14 Tage lang zurückgeben.",
		warranty: "Gewährleistung",
		warrantyText:
			"Es gilt die gesetzliche Gewährleistung von zwei Jahren. Ist der Fehler unserer, drucken wir neu oder zahlen zurück; mehr in den <link>AGB</link>.",
		manufacturer: "Hersteller",
	},
};
