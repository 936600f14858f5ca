import { accessory, packedSkus } from "@offizin/assortment";
import type { PackedAccessory } from "@offizin/contract";
import type { Configuration } from "@offizin/solver";
import { accessoryName, accessoryNote } from "@offizin/words";

/** What is packed with each card, by name. A SKU that is no longer sold stands for itself, since an old order may hold it. */
export function packedAccessories(configuration: Configuration, locale: string): PackedAccessory[] {
	return packedSkus(configuration).map((sku) => {
		const found = accessory(sku);
		if (!found) return { sku, name: sku, shipsSeparately: false };
		const { swatch, shipsSeparately } = found;
		const note = accessoryNote(found, locale);
		return { sku, name: accessoryName(found, locale), ...(note ? { note } : {}), swatch, shipsSeparately };
	});
}
