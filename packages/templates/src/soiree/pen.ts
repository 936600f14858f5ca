/** A place on the page in millimetres, y down. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

interface Command {
	readonly op: "M" | "L" | "C" | "Z";
	readonly points: readonly Point[];
}

/** Strokes of the pen, in page millimetres, with absolute commands only. */
export type Path = readonly Command[];

/** Control point distance of an arc of one radian or less, times the radius. */
function handle(radians: number): number {
	return (4 / 3) * Math.tan(radians / 4);
}

/** Angles are degrees counter-clockwise from the right: 90 points up the page. */
export function polar(centre: Point, radius: number, angle: number): Point {
	const radians = (angle * Math.PI) / 180;
	return { x: centre.x + radius * Math.cos(radians), y: centre.y - radius * Math.sin(radians) };
}

export function line(from: Point, to: Point): Path {
	return polyline([from, to]);
}

export function polyline(points: readonly Point[]): Path {
	return points.map((point, index) => ({ op: index === 0 ? "M" : "L", points: [point] }));
}

export function polygon(points: readonly Point[]): Path {
	return [...polyline(points), { op: "Z", points: [] }];
}

/** Circular arc; counter-clockwise when `to` is the larger angle. Continues a path when `joined`. */
export function arc(centre: Point, radius: number, from: number, to: number, joined = false): Path {
	const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 45));
	const step = (to - from) / steps;
	const reach = handle((step * Math.PI) / 180) * radius;
	const start: Command = { op: joined ? "L" : "M", points: [polar(centre, radius, from)] };
	const curves = Array.from({ length: steps }, (_, index): Command => {
		const a = from + step * index;
		const b = a + step;
		return {
			op: "C",
			points: [
				polar(polar(centre, radius, a), reach, a + 90),
				polar(polar(centre, radius, b), -reach, b + 90),
				polar(centre, radius, b),
			],
		};
	});
	return [start, ...curves];
}

export function circle(centre: Point, radius: number): Path {
	return [...arc(centre, radius, 0, 360), { op: "Z", points: [] }];
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
export function lozenge(centre: Point, halfWidth: number, halfHeight: number): Path {
	const { x, y } = centre;
	return polygon([
		{ x, y: y - halfHeight },
		{ x: x + halfWidth, y },
		{ x, y: y + halfHeight },
		{ x: x - halfWidth, y },
	]);
}

export function closed(path: Path): Path {
	return [...path, { op: "Z", points: [] }];
}

/** SVG path data relative to `origin`, to the micrometre. */
export function pathData(path: Path, origin: Point): string {
	const number = (value: number) => String(Math.round(value * 1000) / 1000 + 0);
	return path
		.map(
			({ op, points }) =>
				op + points.map(({ x, y }) => `${number(x - origin.x)} ${number(y - origin.y)}`).join(" "),
		)
		.join("");
}
