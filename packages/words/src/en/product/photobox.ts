import { photoPaper } from "./shared.ts";

export const photobox = {
	name: "Photo box",
	options: {
		type: {
			name: "Kind",
			values: {
				photobox: "Photo box",
			},
		},
		format: {
			name: "Format",
			values: {
				retro: "Retro",
				quadrat: "Square",
				klassik: "Classic",
				gross: "Large",
			},
		},
		material: { name: "Paper", ...photoPaper },
		design: {
			name: "Lid",
			values: {
				dt41: "Kraft board",
				dt42: "Linen",
				dt43: "Slate",
				dt44: "Midnight blue",
				dt45: "Sage",
				dt46: "Eucalyptus",
				dt47: "Dusky pink",
				dt48: "Terrazzo",
				dt50: "World map",
				dt51: "Gold dots",
				dt52: "Wild flowers",
				dt53: "Sea breeze",
				dt54: "Starry sky",
				dt55: "Stripes",
				dt56: "Pine green",
				dt57: "Marble",
				dt58: "Pure white",
			},
		},
		amount: {
			name: "Prints per box",
			values: {
				"20": "20 prints",
				"30": "30 prints",
				"50": "50 prints",
				"75": "75 prints",
				"100": "100 prints",
			},
		},
	},
};
