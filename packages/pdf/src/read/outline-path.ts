import type { Path, PathCommand } from "@offizin/geometry";

/** A point of a TrueType contour: on the curve, or the control point of a quadratic curve. */
export interface OutlinePoint {
	readonly x: number;
	readonly y: number;
	readonly isOn: boolean;
}

/** A closed contour as path commands in em; between two control points lies a point on the curve. */
export function pointsToPath(points: readonly OutlinePoint[], unitsPerEm: number): Path {
	const first = points.findIndex((point) => point.isOn);
	const [head, tail] = [points[0], points.at(-1)];
	if (!head || !tail || points.length < 2) return [];
	const start = points[first] ?? middle(tail, head);
	const rest = first < 0 ? points : [...points.slice(first + 1), ...points.slice(0, first)];
	const em = (value: number) => value / unitsPerEm;
	const path: PathCommand[] = [["M", [em(start.x), em(start.y)]]];
	let pen = start;
	let control: OutlinePoint | undefined;

	function curveTo(to: OutlinePoint): void {
		if (control) {
			const [a, b] = [third(pen, control), third(to, control)];
			path.push(["C", [a.x, a.y, b.x, b.y, to.x, to.y].map(em)]);
		} else path.push(["L", [em(to.x), em(to.y)]]);
		pen = to;
		control = undefined;
	}

	for (const point of rest) {
		if (point.isOn) curveTo(point);
		else {
			if (control) curveTo(middle(control, point));
			control = point;
		}
	}
	if (control) curveTo(start);
	path.push(["Z", []]);
	return path;
}

function middle(a: OutlinePoint, b: OutlinePoint): OutlinePoint {
	return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOn: true };
}

/** The cubic control point beside `end` of the quadratic curve with this control point. */
function third(end: OutlinePoint, control: OutlinePoint): OutlinePoint {
	return { x: end.x + ((control.x - end.x) * 2) / 3, y: end.y + ((control.y - end.y) * 2) / 3, isOn: false };
}
