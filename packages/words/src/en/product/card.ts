import { format } from "../format.ts";
import { paper, punching, refinement } from "./shared.ts";

export const card = {
	name: "Card",
	options: {
		formatType: { name: "Format", values: format },
		paperType: { name: "Paper", values: paper },
		refinementType: { name: "Finish", values: refinement },
		punching: { name: "Die cut", values: punching },
		tag: {
			name: "Tag shape",
			values: {
				ohne: "Not a tag",
				herz: "Heart",
				schmal: "Slim",
				rund: "Round",
				siegel: "Seal",
			},
		},
		envelope: {
			name: "Envelope",
			values: {
				ohne: "No envelope",
			},
		},
		inlay: {
			name: "Insert",
			values: {
				ohne: "No insert",
			},
		},
		ribbon: {
			name: "Ribbon",
			values: {
				ohne: "No ribbon",
			},
		},
		seal: {
			name: "Seal",
			values: {
				ohne: "No seal",
			},
		},
		screw: {
			name: "Binding screw",
			values: {
				ohne: "No binding screw",
			},
		},
		standFoot: {
			name: "Stand",
			values: {
				ohne: "No stand",
			},
		},
	},
};
