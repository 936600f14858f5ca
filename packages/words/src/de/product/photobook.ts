import { coverFoil } from "./shared.ts";

export const photobook = {
	name: "Fotobuch",
	options: {
		type: {
			name: "Buchart",
			values: {
				digitalfotobuch: "Fotobuch",
				echtfotobuch: "Echtfotobuch",
				fotoheft: "Fotoheft",
			},
			notes: {
				digitalfotobuch: "digital gedruckt, 24 bis 160 Seiten",
				echtfotobuch: "auf Fotopapier belichtet, liegt flach auf",
				fotoheft: "leicht und geklammert",
			},
		},
		cover: {
			name: "Einband",
			values: {
				hard: "Hardcover",
				soft: "Softcover",
			},
			notes: {
				hard: "fester Einband über Graupappe",
				soft: "biegsamer Umschlag aus Karton",
			},
		},
		binding: {
			name: "Bindung",
			values: {
				pur: "Klebebindung",
				layflat: "Layflat-Bindung",
				heftbindung: "Heftbindung",
			},
			notes: {
				pur: "PUR-Kleber, haltbar und schlank",
				layflat: "liegt flach auf, Bilder laufen über die Mitte",
				heftbindung: "zwei Klammern im Falz",
			},
		},
		format: {
			name: "Format",
			values: {
				"a6-quer": "A6 quer",
				"a5-hoch": "A5 hoch",
				"a5-quer": "A5 quer",
				"a4-hoch": "A4 hoch",
				"a4-quer": "A4 quer",
				"a3-quer": "A3 quer",
				"200-200": "Quadrat klein",
				"300-300": "Quadrat groß",
			},
		},
		paper: {
			name: "Papier",
			values: {
				standard: "Standard",
				matt: "Matt",
				glaenzend: "Glänzend",
				feinstweiss: "Feinstpapier weiß",
			},
			notes: {
				standard: "170\u00a0g/m², leicht gestrichen",
				matt: "200\u00a0g/m², gestrichen",
				glaenzend: "200\u00a0g/m², hochglänzend gestrichen",
				feinstweiss: "150\u00a0g/m², ungestrichen",
			},
		},
		pageCount: { name: "Seitenzahl", unit: "Seiten" },
		coverLamination: {
			name: "Oberfläche des Einbands",
			values: {
				matt: "matt",
				glossy: "glänzend",
			},
			notes: {
				matt: "samtig, spiegelt nicht",
				glossy: "kräftige Farben, spiegelt",
			},
		},
		refinementType: { name: "Veredelung des Einbands", ...coverFoil },
		printing: {
			name: "Druckverfahren",
			values: {
				digital: "Digitaldruck",
				silberhalogenid: "Echtfoto",
			},
			notes: {
				digital: "auf Papier gedruckt",
				silberhalogenid: "auf Fotopapier belichtet",
			},
		},
	},
};
