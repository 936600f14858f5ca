/** The card brand's home page. */
export const home = {
	title: "Hochzeitskarten, auf gutem Papier gedruckt",
	description:
		"Save-the-Date, Einladung und Dank aus einer Kollektion: online gestalten, auf {papers, select, 2 {zwei} 3 {drei} 4 {vier} 5 {fünf} 6 {sechs} 7 {sieben} 8 {acht} 9 {neun} 10 {zehn} 11 {elf} 12 {zwölf} other {{papers}}} Papieren gedruckt, mit Heißfolie veredelt. Bis zu {samples, plural, =2 {zwei} =3 {drei} =4 {vier} =5 {fünf} other {#}} Musterkarten gratis.",
	hero: {
		headline: { before: "Ein Umschlag geht auf, und das Fest", word: "beginnt", after: "." },
		text: "Ihre Einladung ist das Erste, was Ihre Gäste von Ihrem Fest in der Hand halten. Wir zeichnen die Karten, Sie setzen Namen, Ort und Bild ein, wir drucken auf Papier, das man gern zweimal anfasst.",
		action: "Hochzeitskarten ansehen",
		picture:
			"Einladung, Save-the-Date und Dankeskarte mit Umschlägen auf hellem Leinen, im Licht eines Fensters",
	},
	promises: {
		samples: "{samples, plural, =2 {Zwei} =3 {Drei} =4 {Vier} =5 {Fünf} other {#}} Musterkarten gratis",
		day: "Ein Liefertag statt einer Spanne",
		invoice: "Auf Rechnung ab {invoice}",
		papers:
			"{papers, select, 2 {Zwei} 3 {Drei} 4 {Vier} 5 {Fünf} 6 {Sechs} 7 {Sieben} 8 {Acht} 9 {Neun} 10 {Zehn} 11 {Elf} 12 {Zwölf} other {{papers}}} Papiere, {foils, select, 2 {zwei} 3 {drei} 4 {vier} 5 {fünf} 6 {sechs} 7 {sieben} 8 {acht} 9 {neun} 10 {zehn} 11 {elf} 12 {zwölf} other {{foils}}} Folien",
	},
	themes: {
		headline: "Kollektionen von der ersten bis zur letzten Karte",
		text: "Eine Kollektion ist eine Idee, die durchhält: vom Save-the-Date im Winter bis zum Dank nach den Flitterwochen.",
	},
	order: {
		headline: "Welche Karte wann",
		text: "{sendings, select, 2 {Zwei} 3 {Drei} 4 {Vier} 5 {Fünf} 6 {Sechs} 7 {Sieben} 8 {Acht} 9 {Neun} 10 {Zehn} 11 {Elf} 12 {Zwölf} other {{sendings}}} Sendungen, ein Fest. So weit vorher sollten sie im Briefkasten liegen.",
		steps: {
			"save-the-date": { when: "10 bis 12 Monate vorher", text: "Der Tag, der Ort, mehr braucht es nicht." },
			einladung: { when: "3 bis 6 Monate vorher", text: "Mit Uhrzeit, Anfahrt und der Bitte um Antwort." },
			danke: { when: "bis 8 Wochen danach", text: "Mit dem Bild, auf das alle warten." },
		},
		action: "Mehr zu den Fristen im Magazin",
	},
	paper: {
		headline: "Papier ist der halbe Gruß",
		feel: "Baumwolle, die fast wie Stoff fällt. Naturpapier, das die Farbe ein wenig trinkt. Ein kühles Weiß, auf dem Fotos stehen wie auf Glas. Auf jeder Produktseite sehen Sie, welches Papier zu Ihrer Karte passt und welches eine Folie trägt.",
		samples:
			"Und weil man Papier nicht am Bildschirm fühlt, schicken wir Ihnen bis zu {samples, plural, =2 {zwei} =3 {drei} =4 {vier} =5 {fünf} other {#}} Karten vorab, ohne Berechnung.",
		action:
			"Alle {papers, select, 2 {zwei} 3 {drei} 4 {vier} 5 {fünf} 6 {sechs} 7 {sieben} 8 {acht} 9 {neun} 10 {zehn} 11 {elf} 12 {zwölf} other {{papers}}} Papiere",
		picture: "Rand einer gefalteten Karte aus Baumwollpapier mit Goldfolie, sehr nah",
	},
	exact: {
		headline: "Was Sie sehen, liegt im Umschlag",
		text: "Bildschirm und Druckmaschine lesen dieselbe Seite: jede Zeile bricht dort um, wo sie beim Gestalten umbricht, und Folie glänzt schon im Entwurf. Was zu nah am Rand steht oder zu klein gedruckt würde, sagen wir Ihnen vor der Bestellung.",
	},
	cards: "Frisch gezeichnet",
	products: "Außer Karten",
};
