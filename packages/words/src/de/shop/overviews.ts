/** Heads of the overviews of products, by brand. */
export const overviews = {
	description:
		"{title} von {brand}: jedes Format mit Bild, Maßen und Preis, zum Eingrenzen nach Art und Form.",
	head: {
		papiervogel: {
			calendar: {
				title: "Alle Fotokalender",
				headline: "Für jede Wand ein Jahr",
				intro:
					"Fünf Arten von Kalendern, vom Familienplaner bis zum Buch mit einer Woche auf zwei Seiten. Der erste Monat ist der, in dem Sie anfangen.",
			},
			photobook: {
				title: "Alle Fotobücher",
				headline: "Bücher für Bilder",
				intro:
					"Vom gehefteten Heft bis zum Buch auf Fotopapier, das flach aufschlägt. Unter jedem steht, was das kleinste davon kostet.",
			},
			collage: {
				title: "Alle Fotocollagen",
				headline: "Viele Bilder, ein Blatt",
				intro:
					"Raster, Herzen, Buchstaben und Zahlen: Jedes Feld nimmt ein Foto auf, und bei manchen bleibt Platz für Worte.",
			},
			photobox: {
				title: "Alle Fotoboxen",
				headline: "Schachteln zum Aufheben",
				intro: "Vier Formate, siebzehn Deckel. Wie viele Abzüge hineinpassen, hängt vom Papier ab.",
			},
		},
		bildwand: {
			calendar: {
				title: "Alle Fotokalender",
				headline: "Zwölf Bilder im Jahr",
				intro:
					"Wand, Tisch, Küche: Format und Preis stehen unter jedem Kalender. Alle beginnen in dem Monat, den Sie wählen.",
			},
			photobook: {
				title: "Alle Fotobücher",
				headline: "Bilder in Buchform",
				intro: "Digitaldruck, Echtfoto oder Heft. Größe und niedrigster Preis stehen unter jedem Buch.",
			},
			collage: {
				title: "Alle Collagen",
				headline: "Aus vielen Bildern eines",
				intro: "Bis zu 600 Felder auf jedem Material. Ob die Fotos für die Größe reichen, sagen wir vorher.",
			},
			photoprint: {
				title: "Alle Fotoabzüge",
				headline: "Abzüge, Format für Format",
				intro:
					"Vom 9 × 13 bis zum 20 × 30, matt, glänzend oder auf Fine-Art-Papier. Der Preis gilt für fünfzig Stück.",
			},
		},
	},
};
