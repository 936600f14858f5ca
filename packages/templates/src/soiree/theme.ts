import type { Theme } from "../theme.ts";

export const soiree: Theme = {
	id: "soiree",
	name: "",
	story: "",
	style: "",
	refinements: ["ohne", "gold", "rosegold", "silber"],
	created: "2026-09-01",
	colorways: [],
	cards: [],
};
