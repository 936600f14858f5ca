import { accessory, packedSkus } from "@offizin/assortment";
import type { CartView } from "@offizin/contract";
import type { Configuration } from "@offizin/solver";

type PackedAccessory = CartView["items"][number]["accessories"][number];

/** What is packed with each card, by name. A SKU that is no longer sold stands for itself, since an old order may hold it. */
export function packedAccessories(configuration: Configuration): PackedAccessory[] {
	return packedSkus(configuration).map((sku) => {
		const found = accessory(sku);
		if (!found) return { sku, name: sku, shipsSeparately: false };
		const { nameDe, noteDe, swatch, shipsSeparately } = found;
		return { sku, name: nameDe, ...(noteDe ? { note: noteDe } : {}), swatch, shipsSeparately };
	});
}
