import type { LineElement } from "./drawn-element.ts";

/** In line widths: drawn and left out. Dots are round ends without length. */
const PATTERNS = { dashed: { on: 4, off: 3 }, dotted: { on: 0, off: 2.2 } } as const;
type Dash = keyof typeof PATTERNS;
/** More segments than a press would thank for. */
const MAX_SEGMENTS = 4000;

/** How a dashed line of this length is divided: all in micrometres but for the count. */
export function dashesOf(line: number, { width, dash }: { readonly width: number; readonly dash: Dash }) {
	const { on, off } = PATTERNS[dash];
	const drawn = on * width;
	const end = dash === "dotted" ? width / 2 : 0;
	const length = line - 2 * end;
	const wanted = Math.round((length + off * width) / (drawn + off * width));
	return { end, length, drawn, count: Math.max(1, Math.min(wanted, MAX_SEGMENTS)) };
}

/** Of how many segments a line is drawn. */
export function segmentsOf({ box, stroke: { width, dash } }: LineElement): number {
	return dash ? dashesOf(box.width, { width, dash }).count : 1;
}
