import type { PublicContext } from "@offizin/contract";

/** Headers that `Vary` must name because of treatments: they are found by a cookie, and caches on the way know no better. */
export function variedBy({ flags }: Pick<PublicContext, "flags">): readonly string[] {
	return Object.keys(flags).length === 0 ? [] : ["Cookie"];
}
