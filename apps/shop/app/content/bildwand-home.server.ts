/** Copy of the wall-art brand's home page. Nothing is sold yet, so it names no price itself (§ 3 PAngV: "ab" must be buyable). */
export const bildwandHome = {
	title: "Wandbilder auf Leinwand, Acrylglas und Alu-Dibond",
	description:
		"Bildwand druckt Ihr Foto groß: auf Leinwand, Acrylglas und Alu-Dibond bis 300 × 150 cm. Eröffnung im Frühjahr 2027. Formate, Materialien und die nötige Auflösung stehen schon hier.",
	hero: {
		headline: "Die Wand ist frei.",
		text: "Bildwand druckt Ihr Foto auf Leinwand, Acrylglas und Alu-Dibond, bis 300 × 150 cm. Wir eröffnen im Frühjahr 2027. Bis dahin steht hier alles, was Sie zum Aussuchen brauchen: Formate, Kanten, Pixel und Preise.",
		opening: "Eröffnung Frühjahr 2027",
		picture: "Dunkle Wand, eine Lampe, ein breites Bild: ein Bergtal in den französischen Alpen",
		label: ["Bergtal", "Alu-Dibond, matt", "200 × 95 cm", "6 kg, zwei Schienen"],
	},
	line: {
		headline: "Fünf Formate, ein Maßstab",
		text: "Ein 30 × 20 ist eine Postkarte an der Wand, ein 150 × 70 füllt den Platz über einem Sofa. Halten Sie vor dem Aussuchen Zeitungspapier in der Größe an die Wand.",
		picture: "Fünf Bilder im gleichen Maßstab nebeneinander an einer hellen Wand",
		works: [
			{ left: 4.6, title: "Allium", material: "Leinwand", size: "60 × 80 cm", place: "über eine Kommode" },
			{ left: 22.7, title: "Bergtal", material: "Alu-Dibond", size: "150 × 70 cm", place: "über ein Sofa" },
			{ left: 59.2, title: "Akanthus", material: "Leinwand", size: "40 × 60 cm", place: "neben eine Tür" },
			{ left: 72.1, title: "Schlucht", material: "Acrylglas", size: "80 × 60 cm", place: "an den Esstisch" },
			{ left: 92.1, title: "Hafen", material: "Acrylglas", size: "30 × 20 cm", place: "ins Regal" },
		],
	},
	materials: {
		headline: "Drei Kanten",
		text: "Von vorn sieht man das Foto. Was die drei Materialien trennt, sieht man von der Seite.",
		items: [
			{
				still: "bildwand-material-leinwand",
				name: "Leinwand",
				facts: ["Gewebe auf Keilrahmen", "Kante 2,5 oder 3,8 cm", "2 bis 3 kg je m²"],
				suits: "Porträts, Landschaften, alles mit weichem Licht. Verzeiht ein körniges Foto.",
				not: "Nichts für Bad und Küche: Gewebe nimmt Feuchtigkeit auf.",
				picture: "Kante einer Leinwand: das Bild läuft um den Keilrahmen herum",
			},
			{
				still: "bildwand-material-acrylglas",
				name: "Acrylglas",
				facts: ["Druck hinter Glas, Kante poliert", "4 mm, auf Wunsch 8 mm", "4,8 kg je m²"],
				suits: "Kräftige Farben und Nachtaufnahmen; Schwarz wird tief.",
				not: "Gegenüber einem Fenster spiegelt es. Unter 120 Pixel je Zoll sieht man jeden Fehler.",
				picture: "Kante eines Acrylglasbilds: das Licht läuft im Glas entlang",
			},
			{
				still: "bildwand-material-aludibond",
				name: "Alu-Dibond",
				facts: ["Aluminium mit schwarzem Kern", "3 mm, matt", "3,8 kg je m²"],
				suits: "Architektur, Schwarzweiß, Bad und Flur. Spiegelt nicht, verzieht sich nicht.",
				not: "Ohne Rahmen wirkt es kühl; Gesichter mögen lieber Leinwand.",
				picture: "Kante eines Alu-Dibond-Bilds: zwei Linien Aluminium, dazwischen Schwarz",
			},
		],
	},
	resolution: {
		headline: "Reicht Ihr Foto?",
		text: "Tragen Sie die Pixel Ihres Fotos ein; die Zahl steht in den Bildinformationen. Es wird nichts hochgeladen. „Gut“ heißt: scharf auch für den, der nahe herangeht.",
	},
	products: "Was es kostet",
	end: {
		headline: "Wir sagen Bescheid.",
		text: "Eine Zeile genügt, und Sie hören einmal von uns: am Tag der Eröffnung. Danach löschen wir Ihre Adresse.",
		action: "E-Mail schreiben",
	},
} as const;
