import { invariant } from "@offizin/base";
import type { Format } from "./format.ts";
import { punchedFormat } from "./punching.ts";
import { punchings } from "./punching-kind.ts";
import { type Refinement, refinements } from "./refinement.ts";

/** The chosen options of a product, by key; what is not named is as plain as can be. */
type Chosen = Readonly<Record<string, string>>;

/** The refinement of a checked configuration; throws for an unchecked one. */
export function refinementOf({ refinementType = "ohne" }: Chosen): Refinement {
	const refinement = refinements.find((one) => one === refinementType);
	invariant(refinement, `Unchecked configuration: refinement ${refinementType}`);
	return refinement;
}

/** The format as a checked configuration has it punched; throws for an unchecked one. */
export function punchedAs<Of extends Format>(format: Of, { punching = "ohne" }: Chosen): Of {
	const kind = punchings.find((one) => one === punching);
	invariant(kind, `Unchecked configuration: punching ${punching}`);
	return punchedFormat(format, kind);
}
