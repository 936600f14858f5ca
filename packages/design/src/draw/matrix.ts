import { type Box, box } from "@offizin/units";
import type { Matrix } from "./display-list.ts";

/** Applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
	const [a, b, c, d, e, f] = outer;
	const [g, h, i, j, k, l] = inner;
	return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function translate(x: number, y: number): Matrix {
	return [1, 0, 0, 1, x, y];
}

export function scale(x: number, y: number): Matrix {
	return [x, 0, 0, y, 0, 0];
}

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
