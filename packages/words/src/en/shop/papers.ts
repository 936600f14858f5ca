import type { papers as german } from "../../de/shop/papers.ts";

export const papers: typeof german = {
	papers: {
		grams: "{weight, number} g/m²",
		foil: "takes foil",
		noFoil: "no foil",
		relief: "takes raised varnish",
		noRelief: "no raised varnish",
	},
};
