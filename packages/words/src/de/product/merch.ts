export const merch = {
	name: "Fotogeschenke",
	options: {
		type: {
			name: "Artikel",
			values: {
				tasse: "Tasse",
				kissen: "Kissen",
				puzzle: "Puzzle",
				magnete: "Fotomagnete",
				anhaenger: "Schmuckanhänger",
				stofftasche: "Stofftasche",
				geschenktasche: "Geschenktasche",
			},
		},
		format: {
			name: "Größe",
			values: {
				"112": "112\u00a0Teile",
				"252": "252\u00a0Teile",
				"500": "500\u00a0Teile",
				"1000": "1000\u00a0Teile",
				"325-ml": "325\u00a0ml",
				"40x40": "40\u202f×\u202f40\u00a0cm",
				"set-4": "4\u00a0Stück, je 5\u202f×\u202f5\u00a0cm",
				"set-9": "9\u00a0Stück, je 5\u202f×\u202f5\u00a0cm",
				"set-16": "16\u00a0Stück, je 5\u202f×\u202f5\u00a0cm",
				"rund-90": "rund, 9\u00a0cm",
				"38x42": "38\u202f×\u202f42\u00a0cm",
				"16x22": "16\u202f×\u202f22\u202f×\u202f8\u00a0cm",
				"24x32": "24\u202f×\u202f32\u202f×\u202f10\u00a0cm",
			},
		},
	},
};
