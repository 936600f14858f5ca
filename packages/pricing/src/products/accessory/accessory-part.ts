import { accessory } from "@offizin/assortment";
import { err, ok, type Result } from "@offizin/base";
import { type PriceList, type PriceMissing, priceIn } from "../../list/price-list.ts";
import type { Part } from "../../quote/part.ts";
import { accessoryPrices } from "./accessory-sheets.ts";

/** One accessory: its price is the sum over the parts of its SKU (domain.md §7.2). */
export function accessoryPart(sku: string, list: PriceList): Result<Part, PriceMissing> {
	const found = accessory(sku);
	if (!found) return err({ code: "price_missing", table: "accessory", row: sku, column: "price" });
	const fields: Readonly<Record<string, string>> = found.parts;
	let unit = 0;
	for (const { table, field } of accessoryPrices[found.kind]) {
		const price = priceIn(list, table, fields[field] ?? "");
		if (!price.ok) return price;
		unit += price.value;
	}
	return ok({ code: `accessory.${found.kind}`, unit });
}
