import { format } from "../format.ts";
import { paper, punching, refinement } from "./shared.ts";

export const card = {
	name: "Karte",
	options: {
		formatType: { name: "Format", values: format },
		paperType: { name: "Papier", values: paper },
		refinementType: { name: "Veredelung", values: refinement },
		punching: { name: "Stanzung", values: punching },
		tag: {
			name: "Anhängerform",
			values: {
				ohne: "kein Anhänger",
				herz: "Herz",
				schmal: "schmal",
				rund: "rund",
				siegel: "Siegel",
			},
		},
		envelope: {
			name: "Umschlag",
			values: {
				ohne: "ohne Umschlag",
			},
		},
		inlay: {
			name: "Einlage",
			values: {
				ohne: "ohne Einlage",
			},
		},
		ribbon: {
			name: "Band",
			values: {
				ohne: "ohne Band",
			},
		},
		seal: {
			name: "Siegel",
			values: {
				ohne: "ohne Siegel",
			},
		},
		screw: {
			name: "Buchschraube",
			values: {
				ohne: "ohne Buchschraube",
			},
		},
		standFoot: {
			name: "Standfuß",
			values: {
				ohne: "ohne Standfuß",
			},
		},
	},
};
