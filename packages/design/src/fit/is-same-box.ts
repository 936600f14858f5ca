import type { Box } from "@offizin/units";

/** Whether two boxes are one. */
export function isSameBox(one: Box, other: Box): boolean {
	return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}
