import { type Page, SAFE_FOLD } from "@offizin/formats";
import type { Matrix } from "@offizin/geometry";
import type { Box } from "@offizin/units";

type Axis = "x" | "y";

/**
 * How far a box may grow beyond its upper and its lower edge, micrometres: to where text is no longer safe from a cut or
 * to the fold next to it. Nothing where it is beyond that already.
 */
export function roomBeyond(
	matrix: Matrix,
	{ width, height }: Box,
	page: Page,
): { readonly above: number; readonly below: number } {
	const [a, b, c, d, e, f] = matrix;
	const onPage = (x: number, y: number) => ({ x: a * x + c * y + e, y: b * x + d * y + f });
	const beyond = (y: number, way: 1 | -1) => {
		const free = [onPage(0, y), onPage(width, y)].flatMap((corner) => [
			spare(page, "x", corner, way * c),
			spare(page, "y", corner, way * d),
		]);
		return Math.max(0, Math.min(...free));
	};
	return { above: beyond(0, -1), below: beyond(height, 1) };
}

/** How far a point can go until it meets something across one axis; `speed`: what it goes along that axis by. */
function spare(
	{ size, edges, folds, cutMargin }: Page,
	axis: Axis,
	from: Readonly<Record<Axis, number>>,
	speed: number,
): number {
	if (Math.abs(speed) < 1e-6) return Number.POSITIVE_INFINITY;
	const isOnwards = speed > 0;
	const length = axis === "x" ? size.width : size.height;
	const [start, end] =
		axis === "x" ? ([edges.left, edges.right] as const) : ([edges.top, edges.bottom] as const);
	const edge = isOnwards ? end : start;
	const margin = edge === "cut" ? cutMargin : SAFE_FOLD;
	const outer = isOnwards ? length - margin : margin;
	const creases = folds
		.filter((fold) => fold.axis === axis && (isOnwards ? fold.at >= from[axis] : fold.at <= from[axis]))
		.map(({ at }) => (isOnwards ? at - SAFE_FOLD : at + SAFE_FOLD));
	return Math.min(...[outer, ...creases].map((stop) => (stop - from[axis]) / speed));
}
