import { theme } from "../theme.ts";

export const giftwrap = {
	name: "Geschenkpapier",
	options: {
		pattern: {
			name: "Muster",
			values: { eukalyptus: theme.eukalyptus.name, soiree: theme.soiree.name },
			notes: { eukalyptus: "Zweige in alle Richtungen", soiree: "Fächer aus feinen Linien" },
		},
		color: {
			name: "Farbe",
			values: { ...theme.eukalyptus.colorway, ...theme.soiree.colorway },
		},
		sheets: {
			name: "Bogen im Set",
			values: { "3": "3\u00a0Bogen", "5": "5\u00a0Bogen", "10": "10\u00a0Bogen" },
		},
	},
};
