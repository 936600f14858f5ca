import { theme } from "../theme.ts";

export const giftwrap = {
	name: "Gift wrap",
	options: {
		pattern: {
			name: "Pattern",
			values: { eukalyptus: theme.eukalyptus.name, soiree: theme.soiree.name },
			notes: { eukalyptus: "Branches in all directions", soiree: "Fans of fine lines" },
		},
		color: {
			name: "Colour",
			values: { ...theme.eukalyptus.colorway, ...theme.soiree.colorway },
		},
		sheets: {
			name: "Sheets in a set",
			values: { "3": "3\u00a0sheets", "5": "5\u00a0sheets", "10": "10\u00a0sheets" },
		},
	},
};
