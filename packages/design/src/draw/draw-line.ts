import type { LineElement } from "../document/drawn-element.ts";
import type { StrokeItem } from "./display-list.ts";

/** In line widths: drawn and left out. Dots are round ends without length. */
const PATTERNS = { dashed: { on: 4, off: 3 }, dotted: { on: 0, off: 2.2 } } as const;
/** More segments than a press would thank for. */
const MAX_SEGMENTS = 4000;

/** Path of a line in its box. Dashes are real segments, so that screen and press need no dash rule. */
export function linePath({ box, stroke }: LineElement): Pick<StrokeItem, "path" | "width" | "cap"> {
	const y = box.height / 2;
	const { width, dash } = stroke;
	if (!dash) return { path: `M0 ${y}L${box.width} ${y}`, width, cap: "butt" };
	const { on, off } = PATTERNS[dash];
	const drawn = on * width;
	const end = dash === "dotted" ? width / 2 : 0;
	const length = box.width - 2 * end;
	const wanted = Math.round((length + off * width) / (drawn + off * width));
	const count = Math.max(1, Math.min(wanted, MAX_SEGMENTS));
	const step = count === 1 ? 0 : (length - drawn) / (count - 1);
	const segments = Array.from({ length: count }, (_none, index) => {
		const from = end + index * step;
		return `M${from.toFixed(1)} ${y}L${(from + Math.min(drawn, length)).toFixed(1)} ${y}`;
	});
	return { path: segments.join(""), width, cap: dash === "dotted" ? "round" : "butt" };
}
