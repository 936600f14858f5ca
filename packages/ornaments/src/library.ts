import { type Drawings, type Ornament, type OrnamentSubject, ornamentsIn } from "./ornament.ts";
import { blossoms } from "./subjects/blossoms.ts";
import { branches } from "./subjects/branches.ts";
import { flourishes } from "./subjects/flourishes.ts";

const drawings: Readonly<Partial<Record<OrnamentSubject, Drawings>>> = {
	branches,
	blossoms,
	flourishes,
};

const drawn = new Map<OrnamentSubject, readonly Ornament[]>();

/** The drawings of a subject, in the order in which they are shown. Drawn once. */
export function ornamentsOf(subject: OrnamentSubject): readonly Ornament[] {
	const known = drawn.get(subject) ?? ornamentsIn(subject, drawings[subject] ?? {});
	drawn.set(subject, known);
	return known;
}
