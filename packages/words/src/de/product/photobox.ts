import { photoPaper } from "./shared.ts";

export const photobox = {
	name: "Fotobox",
	options: {
		type: {
			name: "Art",
			values: {
				photobox: "Fotobox",
			},
		},
		format: {
			name: "Format",
			values: {
				retro: "Retro",
				quadrat: "Quadrat",
				klassik: "Klassik",
				gross: "Groß",
			},
		},
		material: { name: "Papier", ...photoPaper },
		design: {
			name: "Deckel",
			values: {
				dt41: "Kraftkarton",
				dt42: "Leinen",
				dt43: "Schiefer",
				dt44: "Nachtblau",
				dt45: "Salbei",
				dt46: "Eukalyptus",
				dt47: "Altrosa",
				dt48: "Terrazzo",
				dt50: "Weltkarte",
				dt51: "Goldpunkte",
				dt52: "Wildblumen",
				dt53: "Meeresrauschen",
				dt54: "Sternenhimmel",
				dt55: "Streifen",
				dt56: "Tannengrün",
				dt57: "Marmor",
				dt58: "Reinweiß",
			},
		},
		amount: {
			name: "Bilder je Box",
			values: {
				"20": "20 Bilder",
				"30": "30 Bilder",
				"50": "50 Bilder",
				"75": "75 Bilder",
				"100": "100 Bilder",
			},
		},
	},
};
