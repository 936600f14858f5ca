import type { ShownProduct } from "@offizin/contract";
import type { ChannelKey } from "@offizin/sites";

/** How the page of a product is put together: beside one another in columns, or as a wall with a label on it. */
export type Composition = "columns" | "wall";

/** Which products a brand shows otherwise than in columns, once they can be ordered. */
const walls: Readonly<Record<ChannelKey, readonly ShownProduct[]>> = {
	papiervogel: [],
	bildwand: ["photoframe"],
};

export function compositionOf(channel: ChannelKey, product: ShownProduct): Composition {
	return walls[channel].includes(product) ? "wall" : "columns";
}
