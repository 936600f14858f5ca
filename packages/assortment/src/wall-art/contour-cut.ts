import { heartIn, ovalIn, roundedRectanglePath } from "@offizin/formats";
import { mm } from "@offizin/units";
import type { Millimetres } from "./measures.ts";

/** A film that clings by itself begins to peel at a sharp corner. */
const CORNER = mm(20);

/** What a film is cut out along, a path in µm that fills so many mm; undefined for an edge that is no contour. */
export function contourOf(edge: string, { width, height }: Millimetres): string | undefined {
	const size = { width: mm(width), height: mm(height) };
	switch (edge) {
		case "konturschnitt":
			return roundedRectanglePath(size, CORNER);
		case "kontur-oval":
			return ovalIn(size);
		case "kontur-herz":
			return heartIn(size);
		default:
			return undefined;
	}
}
