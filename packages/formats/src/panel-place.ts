import { type Point, type Size, um } from "@offizin/units";
import type { Panel } from "./format.ts";

/** Where a point of the sheet lies on a page. `size` is the page's. */
export function sheetToPage({ x, y, turned }: Panel, { width, height }: Size, point: Point): Point {
	return turned
		? { x: um(x + width - point.x), y: um(y + height - point.y) }
		: { x: um(point.x - x), y: um(point.y - y) };
}
