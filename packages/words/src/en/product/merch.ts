export const merch = {
	name: "Photo gifts",
	options: {
		type: {
			name: "Article",
			values: {
				tasse: "Mug",
				kissen: "Cushion",
				puzzle: "Jigsaw puzzle",
				magnete: "Photo magnets",
				anhaenger: "Hanging ornament",
				stofftasche: "Tote bag",
				geschenktasche: "Gift bag",
			},
		},
		format: {
			name: "Size",
			values: {
				"112": "112\u00a0pieces",
				"252": "252\u00a0pieces",
				"500": "500\u00a0pieces",
				"1000": "1,000\u00a0pieces",
				"325-ml": "325\u00a0ml",
				"40x40": "40\u202f×\u202f40\u00a0cm",
				"set-4": "4\u00a0pieces, 5\u202f×\u202f5\u00a0cm each",
				"set-9": "9\u00a0pieces, 5\u202f×\u202f5\u00a0cm each",
				"set-16": "16\u00a0pieces, 5\u202f×\u202f5\u00a0cm each",
				"rund-90": "round, 9\u00a0cm",
				"38x42": "38\u202f×\u202f42\u00a0cm",
				"16x22": "16\u202f×\u202f22\u202f×\u202f8\u00a0cm",
				"24x32": "24\u202f×\u202f32\u202f×\u202f10\u00a0cm",
			},
		},
	},
};
