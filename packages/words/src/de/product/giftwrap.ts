export const giftwrap = {
	name: "Geschenkpapier",
	options: {
		pattern: {
			name: "Muster",
			values: { eukalyptus: "Eukalyptus", soiree: "Soirée" },
			notes: { eukalyptus: "Zweige in alle Richtungen", soiree: "Fächer aus feinen Linien" },
		},
		color: {
			name: "Farbe",
			values: {
				salbei: "Salbei",
				staubblau: "Staubblau",
				terrakotta: "Terrakotta",
				nachtblau: "Nachtblau",
				elfenbein: "Elfenbein",
				bordeaux: "Bordeaux",
			},
		},
		sheets: {
			name: "Bogen im Set",
			values: { "3": "3\u00a0Bogen", "5": "5\u00a0Bogen", "10": "10\u00a0Bogen" },
		},
	},
};
