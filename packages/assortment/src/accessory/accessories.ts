import type { Accessory } from "./accessory.ts";
import { envelopeAccessories } from "./envelope.ts";
import { bows, screws, seals } from "./fastener.ts";
import { inlays } from "./inlay.ts";
import { bags, boxes } from "./packaging.ts";
import { pens } from "./pen.ts";
import { posterbars } from "./posterbar.ts";
import { ribbons } from "./ribbon.ts";
import { standardArticles } from "./standard.ts";

/** Everything of spec 3.7-1 that is sold, envelopes first. */
export const accessories: readonly Accessory[] = [
	...envelopeAccessories,
	...inlays,
	...ribbons,
	...seals,
	...screws,
	...bows,
	...bags,
	...boxes,
	...pens,
	...posterbars,
	...standardArticles,
];

const bySku = new Map(accessories.map((accessory) => [accessory.sku, accessory]));

export function accessory(sku: string): Accessory | undefined {
	return bySku.get(sku);
}
