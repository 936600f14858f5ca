import { type Page, placementOf, safeBoxes } from "@offizin/formats";
import { type Box, box } from "@offizin/units";

const STEPS = 12;
/** Safe areas end where text may just stand; foil wants a millimetre more. */
const RESERVE = 1100;

/** For each panel of a page the largest box in which text stands safely: off cuts, folds, holes, contours and slits. */
export function freeAreas(page: Page): Box[] {
	return safeBoxes(page).flatMap((safe) => {
		const inner = box(
			safe.x + RESERVE,
			safe.y + RESERVE,
			safe.width - 2 * RESERVE,
			safe.height - 2 * RESERVE,
		);
		return inner.width > 0 && inner.height > 0 ? (largestSafe(page, inner) ?? []) : [];
	});
}

function largestSafe(page: Page, within: Box): Box | undefined {
	if (placementOf(page, within) === "safe") return within;
	return partsOf(within).find((part) => placementOf(page, part) === "safe");
}

/** Boxes on a grid of twelfths, the largest first. */
function partsOf({ x, y, width, height }: Box): Box[] {
	const spans = Array.from({ length: STEPS }, (_, from) =>
		Array.from({ length: STEPS - from }, (_, rest) => [from / STEPS, (rest + 1) / STEPS] as const),
	).flat();
	const parts = spans.flatMap(([left, wide]) =>
		spans.map(([top, high]) => box(x + left * width, y + top * height, wide * width, high * height)),
	);
	return parts.sort((a, b) => b.width * b.height - a.width * a.height);
}
