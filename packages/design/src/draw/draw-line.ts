import { dashesOf } from "../document/dashes.ts";
import type { LineElement } from "../document/drawn-element.ts";
import type { StrokeItem } from "./display-list.ts";

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
