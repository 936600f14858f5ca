import type { ChannelKey } from "@offizin/sites";

/** How the page of a product is put together: beside one another in columns, or as a wall with a label on it. */
export type Composition = "columns" | "wall";

/** How a brand shows what it sells: lying on its table, or hanging on its wall. */
export const compositions: Readonly<Record<ChannelKey, Composition>> = {
	papiervogel: "columns",
	bildwand: "wall",
};
