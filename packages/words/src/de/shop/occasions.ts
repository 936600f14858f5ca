/** Heads of the lists of occasions and of kinds of cards, where no story says more. */
export const occasions = {
	bySlug: {
		einschulung: {
			title: "Einschulungskarten",
			headline: "Einschulung",
			intro:
				"Ein Vormittag mit Schultüte, und nachmittags sitzen alle im Garten. Die Einladung darf so bunt sein wie der Ranzen.",
		},
		firmung: {
			title: "Firmungskarten",
			headline: "Firmung",
			intro: "Ein Fest, das ein junger Mensch selbst gewählt hat. Die Karte spricht mit seiner Stimme.",
		},
		geburt: {
			title: "Geburtskarten",
			headline: "Geburt",
			intro: "Ein Name, ein Gewicht, eine Uhrzeit: Mehr müssen die Ersten nicht wissen, die davon erfahren.",
		},
		geburtstag: {
			title: "Einladungen zum Geburtstag",
			headline: "Geburtstag",
			intro: "Wann, wo, wie lange, und ob es etwas zu essen gibt. Alles andere klärt sich am Abend.",
		},
		"geburtstag/kindergeburtstag": {
			title: "Einladungen zum Kindergeburtstag",
			headline: "Kindergeburtstag",
			intro:
				"Für Gäste, die noch nicht lesen können, und für deren Eltern, die wissen müssen, wann sie wiederkommen.",
		},
		kommunion: {
			title: "Kommunionskarten",
			headline: "Kommunion",
			intro: "Der Weiße Sonntag steht fest, die Plätze in der Kirche sind knapp. Laden Sie früh ein.",
		},
		konfirmation: {
			title: "Konfirmationskarten",
			headline: "Konfirmation",
			intro: "Einladung, Menükarte und Dank in einer Handschrift, vom ersten Brief bis zum letzten Gruß.",
		},
		ostern: {
			title: "Osterkarten",
			headline: "Ostern",
			intro: "Ein Gruß, der vor den Feiertagen ankommt, und ein Bild, das auf der Kommode stehen bleibt.",
		},
		taufe: {
			title: "Taufkarten",
			headline: "Taufe",
			intro: "Einladung, Kirchenheft und Dank: drei Sendungen, ein kleiner Mensch.",
		},
		trauer: {
			title: "Trauerkarten",
			headline: "Trauer",
			intro: "Wenige Worte, gutes Papier, viel Platz. Trauerkarten drucken wir noch nicht.",
		},
		weihnachten: {
			title: "Weihnachtskarten",
			headline: "Weihnachten",
			intro: "Am Jahresende schreibt man auch denen, die man das ganze Jahr nicht gesehen hat.",
		},
		"weihnachten/geschaeftlich": {
			title: "Geschäftliche Weihnachtskarten",
			headline: "Weihnachtspost im Geschäft",
			intro: "Ein Dank an die, mit denen man gearbeitet hat. Mit Unterschrift, nicht mit Logo allein.",
		},
		"weihnachten/privat": {
			title: "Private Weihnachtskarten",
			headline: "Weihnachtspost von zu Hause",
			intro: "Ein Foto des Jahres, drei Sätze von Hand, und am dritten Advent im Briefkasten.",
		},
	},
	description: "{title} von Papiervogel: was es gibt, wann es sie gibt und was bis dahin passt.",
	byKind: {
		einladung: {
			title: "Einladungskarten",
			headline: "Einladungskarten",
			intro:
				"Wer eingeladen wird, will wissen, wer, wann, wo und bis wann er antworten soll. Dafür ist vorn Platz; für alles Weitere innen.",
			description:
				"Einladungskarten selbst gestalten: Klappkarten und DIN-lang-Karten auf gutem Papier, mit Heißfolie, als Musterkarte gratis.",
		},
		"save-the-date": {
			title: "Save-the-Date-Karten",
			headline: "Save-the-Date",
			intro: "Tag und Ort, mehr nicht. Die Karte hält den Tag frei, bis die Einladung kommt.",
			description:
				"Save-the-Date-Karten selbst gestalten: Postkarten, die den Tag frei halten, mit Foto oder Heißfolie.",
		},
		danke: {
			title: "Dankeskarten",
			headline: "Dankeskarten",
			intro: "Ein Bild vom Fest und ein Satz von Hand. Für beides lassen unsere Dankeskarten Raum.",
			description:
				"Dankeskarten mit Foto selbst gestalten: passend zur Einladung, auf Naturpapier oder Baumwolle.",
		},
		kirchenheft: {
			title: "Kirchenhefte",
			headline: "Kirchenhefte",
			intro: "Ablauf, Lieder und Lesung auf acht bis 32 Seiten, im selben Kleid wie die Einladung.",
			description: "Kirchenhefte passend zur Einladung selbst gestalten: 8 bis 32 Seiten, geheftet.",
		},
		menue: {
			title: "Menükarten",
			headline: "Menükarten",
			intro: "Eine Karte auf jedem Platz, im selben Kleid wie die Einladung.",
			description: "Menükarten passend zur Einladung selbst gestalten und auf gutem Papier drucken lassen.",
		},
	},
	/** In place of tiles while there are none. */
	none: {
		title: "Für diesen Anlass zeichnen wir noch.",
		text: "Hier stehen Karten, sobald sie so gut sind, dass wir sie selbst verschicken würden. Formate und Papiere stehen schon fest, und was auf der Karte stehen kann, lesen Sie weiter unten.",
		formats: "Die Formate, im selben Maßstab",
		size: "{width} × {height}\u00a0mm",
		papers: "Die Papiere",
		samples: "Musterkarten bestellen",
		meanwhile: "Für andere Feste gibt es sie schon",
	},
};
