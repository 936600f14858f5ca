import type { Box } from "@offizin/units";

/** Control point distance of a quarter circle drawn as one cubic curve. */
const KAPPA = 0.552_284_75;

export function rectPath(box: Pick<Box, "x" | "y" | "width" | "height">): string {
	const { x, y, width, height } = box;
	return `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`;
}

function ellipsePath(width: number, height: number): string {
	const rx = width / 2;
	const ry = height / 2;
	const kx = rx * KAPPA;
	const ky = ry * KAPPA;
	const points = [
		[rx + kx, 0, width, ry - ky, width, ry],
		[width, ry + ky, rx + kx, height, rx, height],
		[rx - kx, height, 0, ry + ky, 0, ry],
		[0, ry - ky, rx - kx, 0, rx, 0],
	];
	return `M${rx} 0${points.map((curve) => `C${curve.map((n) => n.toFixed(1)).join(" ")}`).join("")}Z`;
}

/** A window with a round top, as on a chapel: half circle over a rectangle. */
function archPath(width: number, height: number): string {
	const radius = Math.min(width / 2, height);
	const k = radius * (1 - KAPPA);
	const curve = (...n: number[]) => `C${n.map((value) => value.toFixed(1)).join(" ")}`;
	return [
		`M0 ${height}L0 ${radius}`,
		curve(0, k, k, 0, radius, 0),
		curve(width - k, 0, width, k, width, radius),
		`L${width} ${height}Z`,
	].join("");
}

/** Outline of a slot or shape in its own coordinates, micrometres. */
export function outlineOf(
	shape: "rect" | "ellipse" | "arch",
	{ width, height }: Pick<Box, "width" | "height">,
): string {
	switch (shape) {
		case "rect":
			return rectPath({ x: 0, y: 0, width, height } as Box);
		case "ellipse":
			return ellipsePath(width, height);
		case "arch":
			return archPath(width, height);
	}
}
