import type { CardFormat } from "./card-format.ts";
import type { Paper } from "./paper.ts";

/** Spec 3.7-2; "ohne" is none. */
export const refinements = ["ohne", "gold", "rosegold", "silber", "relief"] as const;
export type Refinement = (typeof refinements)[number];
export type FoilMetal = "gold" | "rosegold" | "silber";

/** The metal a refinement lays down, or undefined when it is no foil. */
export function foilMetal(refinement: Refinement): FoilMetal | undefined {
	return refinement === "ohne" || refinement === "relief" ? undefined : refinement;
}

/** Whether a paper takes a refinement (domain.md §6). */
export function paperTakes(paper: Paper, refinement: Refinement): boolean {
	if (refinement === "ohne") return true;
	return refinement === "relief" ? paper.relief : paper.foil;
}

/** The refinements that a format can carry: none where it has no page for them, as on envelopes. */
export function refinementsOf({ pages }: Pick<CardFormat, "pages">): readonly Refinement[] {
	return pages.some(({ refinable }) => refinable) ? refinements : ["ohne"];
}
