import type { DisplayItem } from "@offizin/design";
import { itemBounds } from "../outline/item-bounds.ts";
import { type Bounds, boundsMeet } from "../outline/polygon.ts";
import { rolesOfItem } from "../sheet/plates-of.ts";

export type Layer = "ink" | "plate";

/** What lies on the page already, so that nothing is knocked out of bare paper. */
export interface Ground {
	add(layer: Layer, item: DisplayItem): void;
	meets(layer: Layer, item: DisplayItem): boolean;
}

/** Compares rectangles around the items. */
export function measuredGround(): Ground {
	const lying: Record<Layer, Bounds[]> = { ink: [], plate: [] };
	return {
		add: (layer, item) => void lying[layer].push(itemBounds(item)),
		meets(layer, item) {
			if (lying[layer].length === 0) return false;
			const bounds = itemBounds(item);
			return lying[layer].some((other) => boundsMeet(bounds, other));
		},
	};
}

/** Assumes that what comes later touches what lies there: for parts whose neighbours differ from print to print. */
export function assumedGround(before: readonly DisplayItem[]): Ground {
	const lying: Record<Layer, boolean> = {
		ink: before.length > 0,
		plate: before.some((item) => rolesOfItem(item).length > 0),
	};
	return {
		add(layer) {
			lying[layer] = true;
		},
		meets: (layer) => lying[layer],
	};
}
