import { contourOf } from "@offizin/assortment";
import { contoursOf, signedArea, thinned } from "@offizin/geometry";
import { parseImageFormat } from "@offizin/solver";
import type { SceneChoice } from "../svg.ts";

/** So many micrometres beside where it is cut nobody sees in a room. */
const COARSE = 800;
const UM_PER_CM = 10_000;

/** The corners of what is left of a film that is cut out, in shares of it; undefined for what fills its size. */
export function cutOutline({
	configuration,
	own,
}: Pick<SceneChoice, "configuration" | "own">): readonly (readonly [x: number, y: number])[] | undefined {
	const size = parseImageFormat(configuration.format ?? "");
	if (!size.ok) return undefined;
	const film = { width: size.value.width * UM_PER_CM, height: size.value.height * UM_PER_CM };
	const inMm = { width: film.width / 1000, height: film.height / 1000 };
	const die = own?.cut?.die ?? contourOf(configuration.edge ?? "", inMm);
	const [outer] = contoursOf(die ?? "").toSorted(
		(one, other) => Math.abs(signedArea(other)) - Math.abs(signedArea(one)),
	);
	return outer && thinned(outer, COARSE).map(({ x, y }) => [x / film.width, y / film.height] as const);
}
