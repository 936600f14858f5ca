import type { CardPage } from "@offizin/catalog";
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

function roundedPath(width: number, height: number, wanted: number): string {
	const r = Math.min(wanted, width / 2, height / 2);
	const k = r * (1 - KAPPA);
	return [
		`M${r} 0L${width - r} 0`,
		curve(width - k, 0, width, k, width, r),
		`L${width} ${height - r}`,
		curve(width, height - k, width - k, height, width - r, height),
		`L${r} ${height}`,
		curve(k, height, 0, height - k, 0, height - r),
		`L0 ${r}`,
		curve(0, k, k, 0, r, 0),
		"Z",
	].join("");
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

function heartPath(width: number, height: number): string {
	const x = (part: number) => part * width;
	const y = (part: number) => part * height;
	return [
		`M${x(0.5).toFixed(1)} ${y(0.24).toFixed(1)}`,
		curve(x(0.6), y(0.02), x(0.8), 0, x(0.87), y(0.05)),
		curve(x(1.02), y(0.14), x(1.03), y(0.36), x(0.94), y(0.5)),
		curve(x(0.84), y(0.68), x(0.66), y(0.84), x(0.5), height),
		curve(x(0.34), y(0.84), x(0.16), y(0.68), x(0.06), y(0.5)),
		curve(x(-0.03), y(0.36), x(-0.02), y(0.14), x(0.13), y(0.05)),
		curve(x(0.2), 0, x(0.4), y(0.02), x(0.5), y(0.24)),
		"Z",
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
			return radius > 0 ? roundedPath(width, height, radius) : rectPath({ x: 0, y: 0, width, height } as Box);
		case "ellipse":
			return ellipsePath(width, height);
		case "arch":
			return archPath(width, height);
		case "heart":
			return heartPath(width, height);
	}
}

/** A drilled hole around its centre. */
function holePath({ x, y, diameter }: CardPage["holes"][number]): string {
	const r = diameter / 2;
	const k = r * KAPPA;
	return [
		`M${x} ${y - r}`,
		curve(x + k, y - r, x + r, y - k, x + r, y),
		curve(x + r, y + k, x + k, y + r, x, y + r),
		curve(x - k, y + r, x - r, y + k, x - r, y),
		curve(x - r, y - k, x - k, y - r, x, y - r),
		"Z",
	].join("");
}

/**
 * What is left of a page after die and drill, to be filled by the even-odd rule; undefined for a plain rectangle.
 */
export function cutContour(page: Pick<CardPage, "die" | "holes" | "size">): string | undefined {
	if (page.die === undefined && page.holes.length === 0) return undefined;
	const { width, height } = page.size;
	const outer = page.die ?? rectPath({ x: um(0), y: um(0), width, height });
	return outer + page.holes.map(holePath).join("");
}
