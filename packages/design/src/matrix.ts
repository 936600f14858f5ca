import type { Box } from "@offizin/units";
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
export function boxMatrix(box: Box, rotation: number): Matrix {
	if (rotation === 0) return translate(box.x, box.y);
	const angle = (rotation / 100) * (Math.PI / 180);
	const cos = Math.cos(angle);
	const sin = Math.sin(angle);
	const halfWidth = box.width / 2;
	const halfHeight = box.height / 2;
	const turned: Matrix = [cos, sin, -sin, cos, box.x + halfWidth, box.y + halfHeight];
	return multiply(turned, translate(-halfWidth, -halfHeight));
}

/** Smallest page box around a turned box. */
export function boundsOf(
	box: Box,
	rotation: number,
): { x: number; y: number; width: number; height: number } {
	const [a, b, c, d, e, f] = boxMatrix(box, rotation);
	const corners = [
		[0, 0],
		[box.width, 0],
		[0, box.height],
		[box.width, box.height],
	] as const;
	const xs = corners.map(([x, y]) => a * x + c * y + e);
	const ys = corners.map(([x, y]) => b * x + d * y + f);
	const x = Math.min(...xs);
	const y = Math.min(...ys);
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
