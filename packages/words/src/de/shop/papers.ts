/** Words of the page of papers. */
export const papers = {
	papers: {
		grams: "{weight, number} g/m²",
		foil: "trägt Heißfolie",
		noFoil: "ohne Heißfolie",
		relief: "trägt Relieflack",
		noRelief: "ohne Relieflack",
	},
};
