import type { DisplayItem } from "@offizin/design";
import type { Box } from "@offizin/units";
import { itemBounds } from "../outline/item-bounds.ts";
import { boundsMeet } from "../outline/polygon.ts";

/** What of a page touches a part of it; of what is stamped or varnished nothing, where only ink is wanted. */
export function seenItems(items: readonly DisplayItem[], part: Box, inkOnly: boolean): DisplayItem[] {
	const { x, y, width, height } = part;
	const bounds = { left: x, top: y, right: x + width, bottom: y + height };
	return items.filter((item) => (!inkOnly || isInk(item)) && boundsMeet(itemBounds(item), bounds));
}

function isInk(item: DisplayItem): boolean {
	return item.kind === "photo" || (item.paint.role === "process" && !item.paint.relief);
}
