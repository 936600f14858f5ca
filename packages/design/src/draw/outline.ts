import { circlePath, heartIn, type Page, roundedRectanglePath } from "@offizin/formats";
import { type Box, um } from "@offizin/units";

/** Control point distance of a quarter circle drawn as one cubic curve. */
const KAPPA = 0.552_284_75;

export type OutlineShape = "rect" | "ellipse" | "arch" | "heart";

export function rectPath(box: Pick<Box, "x" | "y" | "width" | "height">): string {
	const { x, y, width, height } = box;
	return `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`;
}

function curve(...numbers: number[]): string {
	return `C${numbers.map((value) => value.toFixed(1)).join(" ")}`;
}

function ellipsePath(width: number, height: number): string {
	const rx = width / 2;
	const ry = height / 2;
	const kx = rx * KAPPA;
	const ky = ry * KAPPA;
	return [
		`M${rx} 0`,
		curve(rx + kx, 0, width, ry - ky, width, ry),
		curve(width, ry + ky, rx + kx, height, rx, height),
		curve(rx - kx, height, 0, ry + ky, 0, ry),
		curve(0, ry - ky, rx - kx, 0, rx, 0),
		"Z",
	].join("");
}

/** A window with a round top, as on a chapel: half circle over a rectangle. */
function archPath(width: number, height: number): string {
	const radius = Math.min(width / 2, height);
	const k = radius * (1 - KAPPA);
	return [
		`M0 ${height}L0 ${radius}`,
		curve(0, k, k, 0, radius, 0),
		curve(width - k, 0, width, k, width, radius),
		`L${width} ${height}Z`,
	].join("");
}

/** Outline of a slot or shape in its own coordinates, micrometres. `radius` rounds the corners of a rectangle. */
export function outlineOf(
	shape: OutlineShape,
	{ width, height }: Pick<Box, "width" | "height">,
	radius = 0,
): string {
	switch (shape) {
		case "rect":
			return radius > 0
				? roundedRectanglePath({ width, height }, Math.min(radius, width / 2, height / 2))
				: rectPath({ x: 0, y: 0, width, height } as Box);
		case "ellipse":
			return ellipsePath(width, height);
		case "arch":
			return archPath(width, height);
		case "heart":
			return heartIn({ width, height });
	}
}

/**
 * What is left of a page after die and drill, to be filled by the even-odd rule; undefined for a plain rectangle.
 */
export function cutContour(page: Pick<Page, "die" | "holes" | "size">): string | undefined {
	if (page.die === undefined && page.holes.length === 0) return undefined;
	const { width, height } = page.size;
	const outer = page.die ?? rectPath({ x: um(0), y: um(0), width, height });
	return outer + page.holes.map((hole) => circlePath(hole, hole.diameter / 2)).join("");
}
