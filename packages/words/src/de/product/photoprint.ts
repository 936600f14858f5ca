import { photoPaper } from "./shared.ts";

export const photoprint = {
	name: "Fotoabzüge",
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
				retro: "Retro 8,8\u202f×\u202f10,7\u00a0cm",
			},
			notes: {
				retro: "mit weißem Rahmen wie ein Sofortbild",
			},
		},
		material: { name: "Papier", ...photoPaper },
		fit: {
			name: "Zuschnitt",
			values: {
				fuellen: "Format füllen",
				einpassen: "ganzes Foto",
				"je-foto": "je Foto gewählt",
			},
			notes: {
				fuellen: "das Foto wird am Rand beschnitten",
				einpassen: "mit weißem Rand",
				"je-foto": "Format gefüllt oder mit weißem Rand",
			},
		},
	},
};
