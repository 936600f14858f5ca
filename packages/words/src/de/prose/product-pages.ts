/** Words of the pages of products that are no cards, by brand. `closed` says that the editor is not open yet. */
const papiervogel = {
	calendar: {
		line: "Für Wand, Küche und Schreibtisch",
		title: "Fotokalender für Wand, Küche und Schreibtisch",
		description:
			"Wandkalender, Familienplaner, Küchen-, Tisch- und Terminkalender mit Ihren Fotos: {calendarFormats} Formate, jeder Startmonat, Preis und Liefertag auf einen Blick.",
		headline: "Zwölf Blätter, ein Jahr",
		text: "Ein Kalender hängt dort, wo man jeden Tag vorbeikommt. Er beginnt in dem Monat, der Ihnen passt, auf Papier, das Tinte annimmt.",
		closed: "Kalender lassen sich hier noch nicht gestalten.",
	},
	photobook: {
		line: "Vom Heft bis zum Echtfotobuch",
		title: "Fotobuch drucken lassen",
		description:
			"Fotoheft, Fotobuch oder Echtfotobuch: Format, Papier, Bindung und Seitenzahl wählen, Rücken, Gewicht und Preis sofort sehen.",
		headline: "Ein Buch für die Bilder, die bleiben",
		text: "Vom gehefteten Reiseheft bis zum Echtfotobuch, das flach aufschlägt. Wie dick der Rücken wird und was jede Seite mehr kostet, sehen Sie beim Wählen.",
		closed: "Fotobücher lassen sich hier noch nicht gestalten.",
	},
	guestbook: {
		line: "Auch als Kondolenzbuch",
		title: "Gästebuch und Kondolenzbuch",
		description:
			"Fadengeheftete Bücher zum Eintragen, 48 bis 96 Seiten auf tintenfestem Papier, blanko, liniert oder mit Fragen, mit Folie auf dem Einband.",
		headline: "Seiten, auf denen andere schreiben",
		text: "Fadengeheftet, damit das Buch offen liegen bleibt, und auf Papier, das Tinte annimmt. Als Kondolenzbuch halten wir es schlicht.",
		closed: "Gästebücher lassen sich hier noch nicht gestalten.",
	},
	collage: {
		line: "Viele Fotos auf einem Blatt",
		title: "Fotocollage als Raster, Herz oder Zahl",
		description:
			"Bis zu 100 Fotos auf einem Bild: Raster, Herz, Buchstabe oder Zahl, als Poster, auf Leinwand oder Platte, mit Preis und Liefertag.",
		headline: "Ein Bild aus vielen",
		text: "Ein Raster, ein Herz, eine Zahl zum Geburtstag: Jedes Foto bekommt sein Feld. Sind die Felder für die Größe zu klein, sagen wir es vorher.",
		closed: "Collagen lassen sich hier noch nicht gestalten.",
	},
	photobox: {
		line: "20 bis 100 Abzüge in der Schachtel",
		title: "Fotobox mit Abzügen auf Fotopapier",
		description:
			"20 bis 100 Abzüge in einer Schachtel mit bedrucktem Deckel: retro, quadratisch oder klassisch, matt, glänzend oder auf Fine-Art-Papier.",
		headline: "Eine Schachtel voller Tage",
		text: "Abzüge zum Herumreichen, in einer Schachtel, die man nicht wegwirft. Wie viele hineinpassen, hängt vom Format und vom Papier ab.",
		closed: "Fotoboxen lassen sich hier noch nicht gestalten.",
	},
	merch: {
		line: "Tasse, Kissen, Puzzle und mehr",
		title: "Fotogeschenke: Tasse, Kissen, Puzzle",
		description:
			"Tasse, Kissen, Puzzle, Magnete, Anhänger und Taschen mit Ihrem Foto. Material, Maße, Preis und Liefertag stehen dabei.",
		headline: "Ein Foto, das man benutzt",
		text: "Die Tasse am Morgen, das Puzzle am Sonntag. Woraus die Dinge sind und wie man sie pflegt, steht dabei.",
		closed: "Fotogeschenke lassen sich hier noch nicht gestalten.",
	},
	giftwrap: {
		line: "Mit dem Muster Ihrer Karten",
		title: "Geschenkpapier mit dem Muster der Karten",
		description:
			"Geschenkpapier auf Bogen von {sheetWidth} × {sheetHeight} cm mit dem Muster einer Kollektion, im Set zu {sets}. Mit Preis und Liefertag.",
		headline: "Verpackt wie eingeladen",
		text: "Die Zweige von Eukalyptus oder die Fächer von Soirée, auf Bogen zum Einpacken. So gehört das Geschenk zur Karte.",
	},
};

const bildwand = {
	photoframe: {
		line: "{materials, select, 8 {Acht} 9 {Neun} 10 {Zehn} 11 {Elf} 12 {Zwölf} other {{materials}}} Materialien, bis {largest}",
		title: "Wandbild nach Maß",
		description:
			"Ihr Foto auf Leinwand, Acrylglas, Alu-Dibond und {otherMaterials, select, 7 {sieben} 8 {acht} 9 {neun} 10 {zehn} other {{otherMaterials}}} weiteren Materialien, in jeder Größe auf den Zentimeter, mit oder ohne Rahmen.",
		headline: "Wandbild",
		text: "{materials, select, 8 {Acht} 9 {Neun} 10 {Zehn} 11 {Elf} 12 {Zwölf} other {{materials}}} Materialien, jedes Maß auf den Zentimeter. Auf dem Bild hängt es maßstäblich: Das Sideboard ist 180 cm breit.",
		closed: "Wandbilder lassen sich hier noch nicht gestalten.",
	},
	photoprint: {
		line: "Ab 9 × 13 cm, matt oder glänzend",
		title: "Fotoabzüge",
		description:
			"Abzüge von 9 × 13 bis 20 × 30 cm auf mattem oder glänzendem Fotopapier, formatfüllend oder mit weißem Rand. Ab 100 Stück günstiger.",
		headline: "Fotoabzüge",
		text: "Formatfüllend oder ganz, mit weißem Rand. Ab 100 Abzügen im gleichen Format sinkt der Stückpreis.",
		closed: "Abzüge lassen sich hier noch nicht gestalten.",
	},
	photobook: {
		line: "Flach aufschlagend, mit Goldfolie",
		title: "Fotobuch",
		description:
			"Fotobücher von A6 bis A3, gedruckt oder auf Fotopapier belichtet. Format, Papier, Bindung, Seiten: Preis, Rücken und Gewicht auf einen Blick.",
		headline: "Fotobuch",
		text: "Gedruckt oder auf Fotopapier belichtet, klebegebunden oder flach aufschlagend. Rückenbreite und Gewicht rechnen wir für jede Seitenzahl aus.",
		closed: "Fotobücher lassen sich hier noch nicht gestalten.",
	},
	calendar: {
		line: "Wand und Tisch, jeder Startmonat",
		title: "Fotokalender",
		description:
			"Wandkalender bis A3 und Tischkalender mit Ihren Fotos, ab jedem Monat. Formate, Aufhängung, Preis und Liefertag.",
		headline: "Fotokalender",
		text: "Zwölf Bilder, zwölf Monate, ab jedem Startmonat. An der Wand bis A3, auf dem Tisch im Holzfuß.",
		closed: "Kalender lassen sich hier noch nicht gestalten.",
	},
	collage: {
		line: "2 bis 100 Fotos auf einer Wand",
		title: "Fotocollage auf Leinwand, Platte und Papier",
		description:
			"2 bis 100 Fotos auf einem Bild: Raster, Herz, Zahl oder Mosaik, auf jedem Material der Wandbilder. Jedes Feld misst mindestens 2 cm.",
		headline: "Collage",
		text: "2 bis 100 Fotos, als Raster oder als Figur. Unter 2 cm Kantenlänge erkennt man kein Gesicht, deshalb bieten wir kleinere Felder nicht an.",
		closed: "Collagen lassen sich hier noch nicht gestalten.",
	},
};

export const productPages = { papiervogel, bildwand };
