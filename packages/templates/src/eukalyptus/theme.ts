import type { Theme } from "../theme.ts";

export const eukalyptus: Theme = {
	id: "eukalyptus",
	name: "",
	story: "",
	style: "",
	refinements: ["ohne", "gold", "rosegold", "silber"],
	created: "2026-09-01",
	colorways: [],
	cards: [],
};
