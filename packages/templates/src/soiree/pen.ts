import {
	type Path,
	type PathCommand,
	type PathLetter,
	type Spot,
	translate,
	writePath,
} from "@offizin/geometry";

/** Strokes of the pen are paths in millimetres of the page, y down. */
function command(letter: PathLetter, ...points: readonly Spot[]): PathCommand {
	return [letter, points.flatMap(({ x, y }) => [x, y])];
}

/** Control point distance of an arc of one radian or less, times the radius. */
function handle(radians: number): number {
	return (4 / 3) * Math.tan(radians / 4);
}

/** Angles are degrees counter-clockwise from the right: 90 points up the page. */
export function polar(centre: Spot, radius: number, angle: number): Spot {
	const radians = (angle * Math.PI) / 180;
	return { x: centre.x + radius * Math.cos(radians), y: centre.y - radius * Math.sin(radians) };
}

export function line(from: Spot, to: Spot): Path {
	return polyline([from, to]);
}

export function polyline(points: readonly Spot[]): Path {
	return points.map((point, index) => command(index === 0 ? "M" : "L", point));
}

export function polygon(points: readonly Spot[]): Path {
	return closed(polyline(points));
}

/** Circular arc; counter-clockwise when `to` is the larger angle. Continues a path when `joined`. */
export function arc(centre: Spot, radius: number, from: number, to: number, joined = false): Path {
	const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 45));
	const step = (to - from) / steps;
	const reach = handle((step * Math.PI) / 180) * radius;
	const start = command(joined ? "L" : "M", polar(centre, radius, from));
	const curves = Array.from({ length: steps }, (_, index) => {
		const a = from + step * index;
		const b = a + step;
		return command(
			"C",
			polar(polar(centre, radius, a), reach, a + 90),
			polar(polar(centre, radius, b), -reach, b + 90),
			polar(centre, radius, b),
		);
	});
	return [start, ...curves];
}

export function circle(centre: Spot, radius: number): Path {
	return closed(arc(centre, radius, 0, 360));
}

export function rectangle(left: number, top: number, right: number, bottom: number): Path {
	return polygon([
		{ x: left, y: top },
		{ x: right, y: top },
		{ x: right, y: bottom },
		{ x: left, y: bottom },
	]);
}

/** A rhombus standing on its point. */
export function lozenge(centre: Spot, halfWidth: number, halfHeight: number): Path {
	const { x, y } = centre;
	return polygon([
		{ x, y: y - halfHeight },
		{ x: x + halfWidth, y },
		{ x, y: y + halfHeight },
		{ x: x - halfWidth, y },
	]);
}

export function closed(path: Path): Path {
	return [...path, command("Z")];
}

/** SVG path data relative to `origin`, to the micrometre. */
export function pathData(path: Path, origin: Spot): string {
	return writePath(path, { matrix: translate(-origin.x, -origin.y), steps: 1000 });
}
