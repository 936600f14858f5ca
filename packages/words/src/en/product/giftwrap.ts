export const giftwrap = {
	name: "Gift wrap",
	options: {
		pattern: {
			name: "Pattern",
			values: { eukalyptus: "Eukalyptus", soiree: "Soirée" },
			notes: { eukalyptus: "Branches in all directions", soiree: "Fans of fine lines" },
		},
		color: {
			name: "Colour",
			values: {
				salbei: "Sage",
				staubblau: "Dusty blue",
				terrakotta: "Terracotta",
				nachtblau: "Midnight blue",
				elfenbein: "Ivory",
				bordeaux: "Burgundy",
			},
		},
		sheets: {
			name: "Sheets in a set",
			values: { "3": "3\u00a0sheets", "5": "5\u00a0sheets", "10": "10\u00a0sheets" },
		},
	},
};
