import { flattenPath } from "@offizin/geometry";

/** From and to along a line. */
export type Span = readonly [from: number, to: number];

/** A line this far beside a contour runs along it, in µm: there is nothing on its other side. */
const BESIDE = 50;

/**
 * The stretches of a straight line across the sheet that have the shape on both sides. Axis "x" is the vertical line
 * at x = `at`. The shape is path data; where its paths overlap an odd number counts as inside.
 */
export function lineWithin(path: string, axis: "x" | "y", at: number): Span[] {
	const edges = flattenPath(path).flatMap(({ points }) =>
		points.map((point, index) => [point, points[(index + 1) % points.length] ?? point] as const),
	);
	const [across, along] = axis === "x" ? (["x", "y"] as const) : (["y", "x"] as const);
	const spansAt = (place: number): Span[] => {
		const crossings = edges
			.filter(([a, b]) => a[across] <= place !== b[across] <= place)
			.map(([a, b]) => a[along] + ((place - a[across]) / (b[across] - a[across])) * (b[along] - a[along]))
			.sort((a, b) => a - b);
		return crossings.flatMap((from, index) => {
			const to = crossings[index + 1];
			return index % 2 === 0 && to !== undefined ? [[from, to] as const] : [];
		});
	};
	const [before, after] = [spansAt(at - BESIDE), spansAt(at + BESIDE)];
	return before.flatMap(([from, to]) =>
		after.flatMap(([start, end]): Span[] => {
			const common: Span = [Math.max(from, start), Math.min(to, end)];
			return common[1] - common[0] > BESIDE ? [common] : [];
		}),
	);
}
