import { type Matrix, multiply, translate } from "@offizin/geometry";
import { type Box, box } from "@offizin/units";

/** Maps a box's own coordinates (origin top left) to the page, turned clockwise about the box's centre. */
export function boxMatrix({ x, y, width, height }: Box, rotation: number): Matrix {
	if (rotation === 0) return translate(x, y);
	const angle = (rotation / 100) * (Math.PI / 180);
	const cos = Math.cos(angle);
	const sin = Math.sin(angle);
	const halfWidth = width / 2;
	const halfHeight = height / 2;
	const turned: Matrix = [cos, sin, -sin, cos, x + halfWidth, y + halfHeight];
	return multiply(turned, translate(-halfWidth, -halfHeight));
}

type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Smallest upright box around a mapped area, in whole micrometres. */
export function boundsOf([a, b, c, d, e, f]: Matrix, area: Area): Box {
	const right = area.x + area.width;
	const bottom = area.y + area.height;
	const corners = [
		[area.x, area.y],
		[right, area.y],
		[area.x, bottom],
		[right, bottom],
	] as const;
	const xs = corners.map(([x, y]) => a * x + c * y + e);
	const ys = corners.map(([x, y]) => b * x + d * y + f);
	const x = Math.min(...xs);
	const y = Math.min(...ys);
	return box(x, y, Math.max(...xs) - x, Math.max(...ys) - y);
}
