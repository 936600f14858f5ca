import type { DisplayItem } from "@offizin/design";
import { itemBounds } from "../outline/item-bounds.ts";
import { type Bounds, boundsMeet } from "../outline/polygon.ts";

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

/** For parts whose neighbours differ from print to print: anything may lie anywhere. */
export const unknownGround: Ground = { add: () => {}, meets: () => true };
