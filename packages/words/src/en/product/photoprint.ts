import { photoPaper } from "./shared.ts";

export const photoprint = {
	name: "Photo prints",
	options: {
		format: {
			name: "Format",
			values: {
				"9x13": "9\u202f×\u202f13\u00a0cm",
				"10x15": "10\u202f×\u202f15\u00a0cm",
				"11x15": "11\u202f×\u202f15\u00a0cm",
				"13x18": "13\u202f×\u202f18\u00a0cm",
				"15x20": "15\u202f×\u202f20\u00a0cm",
				"20x30": "20\u202f×\u202f30\u00a0cm",
				"10x10": "10\u202f×\u202f10\u00a0cm",
				"13x13": "13\u202f×\u202f13\u00a0cm",
				"20x20": "20\u202f×\u202f20\u00a0cm",
				retro: "Retro, 8.8\u202f×\u202f10.7\u00a0cm",
			},
			notes: {
				retro: "with a white border like an instant photo",
			},
		},
		material: { name: "Paper", ...photoPaper },
		fit: {
			name: "Cropping",
			values: {
				fuellen: "Fill the format",
				einpassen: "Whole photo",
				"je-foto": "Chosen per photo",
			},
			notes: {
				fuellen: "the photo is trimmed at its edges",
				einpassen: "with a white border",
				"je-foto": "format filled or with a white border",
			},
		},
	},
};
