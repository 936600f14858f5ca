import { invariant } from "@offizin/base";
import { type Refinement, refinements } from "./refinement.ts";

/** The refinement of a checked configuration; throws for an unchecked one. */
export function refinementOf({ refinementType = "ohne" }: Readonly<Record<string, string>>): Refinement {
	const refinement = refinements.find((one) => one === refinementType);
	invariant(refinement, `Unchecked configuration: refinement ${refinementType}`);
	return refinement;
}
