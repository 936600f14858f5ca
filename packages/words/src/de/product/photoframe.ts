import { wallMaterial } from "./shared.ts";

export const photoframe = {
	name: "Wandbild",
	options: {
		materialType: { name: "Material", ...wallMaterial },
		format: { name: "Größe" },
		variant: {
			name: "Ausführung",
			values: {
				standard: "Standard",
				seidenmatt: "seidenmatt",
				"leiste-25": "Keilrahmen 2,5\u00a0cm",
				"forex-5": "5\u00a0mm",
				"alu-weiss": "weiß",
				"acryl-4": "4\u00a0mm",
				abloesbar: "ablösbar",
				permanent: "dauerhaft klebend",
				"acryl-8": "8\u00a0mm",
				"alu-gebuerstet": "gebürstet, helle Stellen metallisch",
				"forex-10": "10\u00a0mm",
				"leiste-38": "Keilrahmen 3,8\u00a0cm",
				glaenzend: "glänzend",
			},
		},
		edge: {
			name: "Kante",
			values: {
				ohne: "ohne Rand",
				saum: "Saum mit Ösen alle 50\u00a0cm",
				stoss: "Bahnen auf Stoß",
				bild: "Motiv läuft um die Kante",
				spiegel: "Motiv an der Kante gespiegelt",
				farbe: "farbige Kante",
				weiss: "weiße Kante",
				ueberlappung: "Bahnen mit 10\u00a0mm Überlappung",
				"rand-weiss": "weißer Rand, 5\u00a0mm",
				konturschnitt: "Konturschnitt, runde Ecken",
				"kontur-oval": "Konturschnitt, oval",
				"kontur-bild": "Kontur Ihres Bildes",
				"kontur-herz": "Konturschnitt, Herz",
			},
		},
		parts: {
			name: "Teile",
			values: {
				ohne: "ein Bild",
				"2": "2 Teile",
				"3": "3 Teile",
				"3-mitte": "3 Teile, Mitte höher",
				"4": "4 Teile",
				"5": "5 Teile",
				"5-stufen": "5 Teile, zur Mitte höher",
			},
		},
		partGap: { name: "Zwischen den Teilen", unit: "mm Abstand" },
		frame: {
			name: "Rahmen",
			values: {
				ohne: "ohne Rahmen",
				alurahmen: "Alurahmen",
				holzrahmen: "Holzrahmen",
				kunststoffrahmen: "Kunststoffrahmen",
				fotorahmen: "Fotorahmen",
				artbox: "ArtBox",
				"schattenfuge-leinwand": "Schattenfugenrahmen für Leinwand",
				"schattenfuge-platte": "Schattenfugenrahmen für Platten",
			},
		},
		frameType: {
			name: "Rahmenfarbe",
			values: {
				ohne: "ohne",
				schwarz: "Schwarz",
				weiss: "Weiß",
				natur: "Natur (Eiche)",
				nuss: "Nussbaum",
				silber: "Silber",
				gold: "Gold",
			},
		},
		matSize: {
			name: "Passepartout",
			values: {
				"0": "ohne Passepartout",
				"30": "30\u00a0mm sichtbar",
			},
		},
		matType: {
			name: "Farbe des Passepartouts",
			values: {
				"mat-none": "ohne",
				"mat-weiss": "Weiß",
			},
		},
		glazing: {
			name: "Verglasung",
			values: {
				ohne: "ohne Verglasung",
				acryl: "Acrylglas",
				entspiegelt: "Acrylglas entspiegelt",
			},
			notes: {
				acryl: "2\u00a0mm, klar",
				entspiegelt: "2\u00a0mm, für helle Räume",
			},
		},
	},
};
