import { invariant } from "@offizin/base";
import { mm } from "@offizin/units";
import type { Format } from "./format.ts";
import { punchedOutline } from "./outline.ts";
import { formatTakes, type Punching } from "./punching-kind.ts";

/** Text stays this far away from the die line of a punching, domain.md §1.3. */
const PUNCHING_MARGIN = mm(3);
const allCut = { top: "cut", right: "cut", bottom: "cut", left: "cut" } as const;

/**
 * The format with the contours of a punching on its pages and on the sides of its sheet; the same for "ohne". Throws
 * for a format that does not take it: the constraints of its product refuse it first.
 */
export function punchedFormat<Of extends Format>(format: Of, punching: Punching): Of {
	if (punching === "ohne") return format;
	invariant(formatTakes(format, punching), `${format.key} takes the punching ${punching}`);
	return {
		...format,
		pages: format.pages.map((page) => ({
			...page,
			die: punchedOutline(page, punching),
			dieMargin: PUNCHING_MARGIN,
		})),
		sides: format.sides.map((side) => ({
			...side,
			die: punchedOutline({ ...side, edges: allCut }, punching),
		})),
	};
}
