import { invariant } from "@offizin/base";
import { type PathLetter, parsePath } from "@offizin/geometry";
import type { Box } from "@offizin/units";
import { formatNumber } from "./syntax.ts";

const OPERATORS: Readonly<Record<PathLetter, string>> = { M: "m", L: "l", C: "c", Z: "h" };
/** 0.001 µm: far below any press, and it keeps curves of small glyph outlines smooth. */
const DECIMALS = 3;

/** PDF path construction operators from the path data of the house; throws for an empty path. */
export function pathOperators(path: string): string {
	const commands = parsePath(path);
	invariant(commands.length > 0, "a path is not empty");
	const out: string[] = [];
	for (const [letter, coordinates] of commands) {
		for (const coordinate of coordinates) out.push(formatNumber(coordinate, DECIMALS));
		out.push(OPERATORS[letter]);
	}
	return out.join(" ");
}

/** A rectangle as path data. */
export function boxPath(box: Box): string {
	const right = box.x + box.width;
	const bottom = box.y + box.height;
	return `M${box.x} ${box.y} L${right} ${box.y} L${right} ${bottom} L${box.x} ${bottom} Z`;
}
