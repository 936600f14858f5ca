import type { Paper } from "@offizin/formats";
import { type Um, um } from "@offizin/units";

/** Thickness of card stock at its weight: 300 g/m² by domain.md §1.2, 0.35 mm uncoated and 0.27 mm coated; the others by the bulk of common makes. */
const calipers: Readonly<Record<string, Um>> = {
	matt: um(270),
	seidenmatt: um(315),
	glanz: um(270),
	naturweiss: um(350),
	creme: um(350),
	feinstpapier: um(510),
	struktur: um(360),
	perlmutt: um(320),
	recycling: um(350),
	kraft: um(350),
	vellum: um(90),
	hartschaum: um(5000),
};

/** Thickness of one leaf of a paper, by its card stock's bulk where it is made lighter. Throws for a paper without one. */
export function caliperOf(paper: Paper, grammage: number = paper.weight): Um {
	const caliper = calipers[paper.key];
	if (caliper === undefined) throw new Error(`No caliper of paper ${paper.key}`);
	return um((caliper * grammage) / paper.weight);
}
