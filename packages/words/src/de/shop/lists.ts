/** Heads of the card lists; intros of at most 80 words (domain.md §11). */
export const lists = {
	products: {
		title: "Alle Karten",
		headline: "Alle Karten",
		intro:
			"Jede Karte gibt es in mehreren Farben und auf bis zu {papers, select, 2 {zwei} 3 {drei} 4 {vier} 5 {fünf} 6 {sechs} 7 {sieben} 8 {acht} 9 {neun} 10 {zehn} 11 {elf} 12 {zwölf} other {{papers}}} Papieren. Text, Schrift und Bild ändern Sie beim Gestalten selbst, das Format bleibt.",
		description:
			"Alle Karten von Papiervogel: Formate, Farben und Kollektionen auf einen Blick, mit Stückpreis.",
	},
	wedding: {
		title: "Hochzeitskarten",
		headline: "Hochzeit",
		intro:
			"Das Erste, was Ihre Gäste von Ihrem Fest in der Hand halten. Wählen Sie eine Kollektion und bleiben Sie ihr treu: So erkennt jeder schon am Umschlag, von wem die Post kommt.",
		description:
			"Hochzeitskarten online gestalten: Save-the-Date, Einladung und Dank aus einer Kollektion, auf {papers, select, 2 {zwei} 3 {drei} 4 {vier} 5 {fünf} 6 {sechs} 7 {sieben} 8 {acht} 9 {neun} 10 {zehn} 11 {elf} 12 {zwölf} other {{papers}}} Papieren und mit Heißfolie.",
	},
	einladung: {
		title: "Hochzeitseinladungen",
		headline: "Einladungskarten",
		intro:
			"Drei bis sechs Monate vor dem Fest sollten sie im Briefkasten liegen. Auf die Karte gehören Namen, Tag, Uhrzeit, Ort und die Bitte um Antwort bis zu einem Datum; alles Weitere hat innen Platz.",
		description:
			"Einladungskarten zur Hochzeit: Klappkarten und DIN-lang-Karten selbst gestalten, mit Goldfolie und auf Feinstpapier. Musterkarte gratis.",
	},
	"save-the-date": {
		title: "Save-the-Date-Karten",
		headline: "Save-the-Date",
		intro:
			"Tag und Ort genügen. Verschicken Sie die Karte zehn bis zwölf Monate vorher, bei Festen in den Ferien lieber früher.",
		description:
			"Save-the-Date-Karten zur Hochzeit: schlichte Postkarten, die den Tag frei halten. Online gestalten.",
	},
	danke: {
		title: "Dankeskarten zur Hochzeit",
		headline: "Dankeskarten",
		intro:
			"Bis acht Wochen nach dem Fest, am besten mit einem Bild. Ein handgeschriebener Satz darunter ist mehr wert als ein langer gedruckter; wir lassen Platz dafür.",
		description: "Dankeskarten zur Hochzeit mit Foto: passend zur Einladung, auf Naturpapier oder Baumwolle.",
	},
	kirchenheft: {
		title: "Kirchenhefte zur Hochzeit",
		headline: "Kirchenhefte",
		intro:
			"Ablauf, Lieder und Lesung auf acht bis 32 Seiten, im selben Kleid wie die Einladung. Schreiben Sie den Ablauf erst, wenn Sie mit der Pfarrerin oder dem Pfarrer gesprochen haben; gedruckt ist er schnell.",
		description:
			"Kirchenhefte zur Hochzeit online gestalten: mit Ablauf, Liedern und Lesung, 8 bis 32 Seiten, geheftet.",
	},
	menue: {
		title: "Menükarten zur Hochzeit",
		headline: "Menükarten",
		intro:
			"Eine Karte auf jedem Platz, im selben Kleid wie die Einladung. Bestellen Sie sie, wenn die Küche das Menü bestätigt hat.",
		description:
			"Menükarten zur Hochzeit, passend zur Einladung: online gestalten und auf gutem Papier drucken lassen.",
	},
};
