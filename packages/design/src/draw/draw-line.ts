import type { LineElement } from "../document/drawn-element.ts";
import type { StrokeItem } from "./display-list.ts";

/** In line widths: drawn and left out. Dots are round ends without length. */
const PATTERNS = { dashed: { on: 4, off: 3 }, dotted: { on: 0, off: 2.2 } } as const;
type Dash = keyof typeof PATTERNS;
/** More segments than a press would thank for. */
const MAX_SEGMENTS = 4000;

/** How a dashed line of this length is divided: all in micrometres but for the count. */
function dashesOf(line: number, { width, dash }: { readonly width: number; readonly dash: Dash }) {
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

/** Path of a line in its box. Dashes are real segments, so that screen and press need no dash rule. */
export function linePath({ box, stroke }: LineElement): Pick<StrokeItem, "path" | "width" | "cap"> {
	const y = box.height / 2;
	const { width, dash } = stroke;
	if (!dash) return { path: `M0 ${y}L${box.width} ${y}`, width, cap: "butt" };
	const { end, length, drawn, count } = dashesOf(box.width, { width, dash });
	const step = count === 1 ? 0 : (length - drawn) / (count - 1);
	const segments = Array.from({ length: count }, (_none, index) => {
		const from = end + index * step;
		return `M${from.toFixed(1)} ${y}L${(from + Math.min(drawn, length)).toFixed(1)} ${y}`;
	});
	return { path: segments.join(""), width, cap: dash === "dotted" ? "round" : "butt" };
}
