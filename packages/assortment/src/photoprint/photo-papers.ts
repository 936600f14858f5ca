import type { Choice } from "@offizin/solver";
import { mm, type Um } from "@offizin/units";

/** A paper that photos are exposed or printed on. */
export interface PhotoPaper extends Choice {
	/** g/m². */
	readonly grammage: number;
	/** Thickness of one print. */
	readonly caliper: Um;
}

/** The three materials of spec 3.7-4 with the grammages of domain.md §5; the calipers are those of common makes. */
export const photoPapers: readonly PhotoPaper[] = [
	{
		key: "matt",
		source: "spec",
		grammage: 230,
		caliper: mm(0.24),
	},
	{
		key: "fine-art",
		source: "spec",
		grammage: 300,
		caliper: mm(0.46),
	},
	{
		key: "glaenzend",
		source: "spec",
		grammage: 230,
		caliper: mm(0.25),
	},
];

/** The paper of a checked configuration; throws for an unchecked one. */
export function photoPaper(key: string | undefined): PhotoPaper {
	const found = photoPapers.find((candidate) => candidate.key === key);
	if (!found) throw new Error(`Unchecked configuration: photo paper ${key}`);
	return found;
}
