import { type Point, type Size, um } from "@offizin/units";
import type { Panel } from "./format.ts";

/** Where a point of the sheet lies on a page. `size` is the page's. */
export function sheetToPage(panel: Panel, { width, height }: Size, point: Point): Point {
	const { x, y } = panel;
	const isFlipped = flipsOf(panel);
	return {
		x: um(isFlipped.x ? x + width - point.x : point.x - x),
		y: um(isFlipped.y ? y + height - point.y : point.y - y),
	};
}

/** Along which axes a page lies the other way round. */
export function flipsOf({ turned, mirrored }: Pick<Panel, "turned" | "mirrored">): {
	x: boolean;
	y: boolean;
} {
	return { x: turned !== (mirrored === "x"), y: turned !== (mirrored === "y") };
}
