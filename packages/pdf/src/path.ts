import { invariant } from "@offizin/base";
import type { Box } from "@offizin/units";
import { formatNumber } from "./syntax.ts";

const OPERATORS: Readonly<Record<string, { operator: string; operands: number }>> = {
	M: { operator: "m", operands: 2 },
	L: { operator: "l", operands: 2 },
	C: { operator: "c", operands: 6 },
	Z: { operator: "h", operands: 0 },
};

const TOKEN = /[MLCZ]|-?(?:\d+\.?\d*|\.\d+)|[^\s,]/g;
/** 0.001 µm: far below any press, and it keeps curves of small glyph outlines smooth. */
const DECIMALS = 3;

/**
 * PDF path construction operators from SVG path data with absolute M, L, C and Z only.
 * A command letter may be left out when it repeats; after M it then means L, as in SVG.
 */
export function pathOperators(path: string): string {
	const tokens = path.match(TOKEN) ?? [];
	const out: string[] = [];
	let letter = "";
	let i = 0;
	while (i < tokens.length) {
		const token = tokens[i] ?? "";
		const isLetter = token in OPERATORS;
		const previous = letter;
		if (isLetter) i++;
		letter = isLetter ? token : letter === "M" ? "L" : letter;
		const command = OPERATORS[letter];
		invariant(
			command && (isLetter || command.operands > 0),
			`path "${excerpt(path)}" has a command at "${token}"`,
		);
		invariant(previous !== "" || letter === "M", `path "${excerpt(path)}" starts with M`);
		for (let n = 0; n < command.operands; n++, i++) {
			const operand = Number(tokens[i] ?? Number.NaN);
			invariant(
				!Number.isNaN(operand),
				`path "${excerpt(path)}" has ${command.operands} numbers after ${letter}`,
			);
			out.push(formatNumber(operand, DECIMALS));
		}
		out.push(command.operator);
	}
	invariant(out.length > 0, "a path is not empty");
	return out.join(" ");
}

/** A rectangle as path data. */
export function boxPath(box: Box): string {
	const right = box.x + box.width;
	const bottom = box.y + box.height;
	return `M${box.x} ${box.y} L${right} ${box.y} L${right} ${bottom} L${box.x} ${bottom} Z`;
}

function excerpt(path: string): string {
	return path.length > 60 ? `${path.slice(0, 60)}…` : path;
}
