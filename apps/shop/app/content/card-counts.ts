import { foilMetal, papers, refinements } from "@offizin/formats";

const stocks = papers.filter(({ forms }) => forms === undefined);

/** How many of what there is for cards, counted where it is decided (packages/formats). */
export const cardCounts = {
	papers: stocks.length,
	foilPapers: stocks.filter(({ foil }) => foil).length,
	reliefPapers: stocks.filter(({ relief }) => relief).length,
	foils: refinements.filter((refinement) => foilMetal(refinement) !== undefined).length,
} as const;
