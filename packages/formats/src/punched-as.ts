import { invariant } from "@offizin/base";
import type { Format } from "./format.ts";
import { punchedFormat } from "./punching.ts";
import { punchings } from "./punching-kind.ts";

/** The format as a checked configuration has it punched; throws for an unchecked one. */
export function punchedAs<Of extends Format>(
	format: Of,
	{ punching = "ohne" }: Readonly<Record<string, string>>,
): Of {
	const kind = punchings.find((one) => one === punching);
	invariant(kind, `Unchecked configuration: punching ${punching}`);
	return punchedFormat(format, kind);
}
