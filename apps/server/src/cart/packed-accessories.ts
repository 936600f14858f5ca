import { accessory } from "@offizin/assortment";
import type { CartView } from "@offizin/contract";

type PackedAccessory = CartView["items"][number]["accessories"][number];

/** What is packed with each card, by name. A SKU that is no longer sold stands for itself, since an old order may hold it. */
export function packedAccessories(skus: readonly string[]): PackedAccessory[] {
	return skus.map((sku) => {
		const found = accessory(sku);
		if (!found) return { sku, name: sku, shipsSeparately: false };
		const { nameDe, noteDe, swatch, shipsSeparately } = found;
		return { sku, name: nameDe, ...(noteDe ? { note: noteDe } : {}), swatch, shipsSeparately };
	});
}
