/** Collections by their id: what they and their colours and cards are called, and what is told of them. */
export const theme = {
	eukalyptus: {
		name: "Eukalyptus",
		/** Two or three sentences: where the idea comes from. */
		story:
			"Ein Zweig, gepresst zwischen zwei Buchseiten, und derselbe Zweig, in einer Linie gezeichnet, ohne den Stift abzusetzen. Aus beiden ist diese Kollektion entstanden: Blätter in lasierenden Tönen, die von außen ins Papier wachsen, und eine Linie, die als Folie glänzt.",
		colorway: { salbei: "Salbei", staubblau: "Staubblau", terrakotta: "Terrakotta" },
		/** By format: the name under the picture, and what is particular about this card. */
		card: {
			"klappkarte-a6": {
				name: "Einladung Klappkarte",
				description:
					"Ein Zweig wächst von außen ins Bild, darunter stehen nur Ihre Namen, das Datum und viel Weiß.",
			},
			"din-lang-quer": {
				name: "Einladung DIN lang",
				description:
					"Fünf zu sieben geteilt: links das Monogramm im Ring aus einer einzigen Linie, rechts das Wichtigste in Ruhe.",
			},
			"postkarte-a6": {
				name: "Save-the-Date-Karte",
				description:
					"Ein Foto bis an den Rand, und daneben in Folie ein Zweig, in einer einzigen Linie gezeichnet.",
			},
			"klappkarte-sq145": {
				name: "Dankeskarte quadratisch",
				description:
					"Ihr Foto im Bogenfenster, ein Eukalyptuszweig davor, innen Raum für mehr als zwei Sätze.",
			},
			"booklet-a6-8": {
				name: "Kirchenheft A6",
				description:
					"Ablauf, Lieder und Lesung zum Blättern, geheftet wie ein kleines Buch. Mit 8 bis 32 Seiten, die Sie hier wählen und im Editor noch ändern können.",
			},
			"booklet-a5-8": {
				name: "Kirchenheft A5",
				description:
					"Dasselbe Heft doppelt so groß: Lieder und Lesung zum Blättern in einer Schrift, die auch im Halbdunkel einer Kirche gut zu lesen ist. Mit 8 bis 32 Seiten, die Sie hier wählen und im Editor noch ändern können.",
			},
			"booklet-sq145-8": {
				name: "Kirchenheft quadratisch",
				description:
					"Ablauf, Lieder und Lesung auf quadratischen Seiten mit viel Rand, geheftet wie ein kleines Buch. Mit 8 bis 32 Seiten, die Sie hier wählen und im Editor noch ändern können.",
			},
		},
	},
	soiree: {
		name: "Soirée",
		story:
			"Ein Grandhotel um 1927, kurz vor Mitternacht: Strahlen über der Saaltür, ein Kronleuchter aus Glasstäben, Fächer an den Wänden. Soirée ist ganz aus Linien gezeichnet, mit Zirkel und Lineal wie von einem Wiener Stecher. Die Folie liegt nur dort, wo Licht wäre.",
		colorway: { nachtblau: "Nachtblau", elfenbein: "Elfenbein", bordeaux: "Bordeaux" },
		card: {
			"klappkarte-a6": {
				name: "Einladung Klappkarte",
				description:
					"Die Vorderseite ist die Tür zum Ballsaal: Strahlen über dem Bogen, ein Kronleuchter, darunter Ihre Namen in Folie. Innen steht links der Abend Stunde um Stunde, rechts Ihre Einladung.",
			},
			"din-lang-quer": {
				name: "Abendeinladung DIN lang",
				description:
					"Für Gäste, die nach dem Essen dazukommen: zwei Fächer aus Folie öffnen sich zum Titel hin. Auf der Rückseite stehen Einlass, Garderobe und Antwort nebeneinander.",
			},
			"postkarte-a6": {
				name: "Save-the-Date Postkarte",
				description:
					"Ein Billett für die Ballnacht, mit ausgerundeten Ecken, gezeichneter Perforation und dem Datum in großen Ziffern auf dem Abschnitt. Die Rückseite ist eine Postkarte mit Platz für Anschrift und Marke.",
			},
			"klappkarte-sq145": {
				name: "Dankeskarte quadratisch",
				description:
					"Ihr schönstes Foto im Bogenfenster unter einer Strahlenkrone aus Folie. Wer die Karte öffnet, sieht links eine Tapete aus Fächern und liest rechts Ihren Dank.",
			},
		},
	},
};
