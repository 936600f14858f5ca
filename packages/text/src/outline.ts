import type { SvgPathCommand } from "harfbuzzjs";

/**
 * Writes drawing commands as an SVG path of absolute M, L, C and Z only, the commands PDF knows too.
 * Quadratic curves are raised to cubic ones, exactly up to a thousandth of a font unit.
 */
export function outlinePath(commands: readonly SvgPathCommand[]): string {
	let path = "";
	let x = 0;
	let y = 0;
	for (const { type, values } of commands) {
		const points = type === "Q" ? raiseQuadratic(x, y, values) : values;
		path += (type === "Q" ? "C" : type) + points.map(toThousandths).join(" ");
		x = points.at(-2) ?? x;
		y = points.at(-1) ?? y;
	}
	return path;
}

function raiseQuadratic(x: number, y: number, values: readonly number[]): number[] {
	const [controlX = 0, controlY = 0, endX = 0, endY = 0] = values;
	return [
		(x + 2 * controlX) / 3,
		(y + 2 * controlY) / 3,
		(endX + 2 * controlX) / 3,
		(endY + 2 * controlY) / 3,
		endX,
		endY,
	];
}

function toThousandths(value: number): number {
	return Math.round(value * 1000) / 1000;
}
