import { giftwrapProduct } from "@offizin/assortment";
import { amounts, column } from "../../list/amounts.ts";
import { headsOf, priceColumn } from "../../list/heads.ts";
import type { PriceSheet } from "../../list/price-table.ts";
import { quantityDiscount } from "../../quote/quantity-discount.ts";

/** Per set of sheets, whatever its pattern; ours. */
const base = {
	"3": amounts(590, 790, 499, 699),
	"5": amounts(890, 1190, 799, 999),
	"10": amounts(1490, 1890, 1299, 1699),
};

export const giftwrapSheets: readonly PriceSheet[] = [
	{
		table: {
			key: "giftwrap.base",
			unit: "money",
			rowsAre: "keys",
			mustCost: true,
			rows: headsOf(giftwrapProduct, "sheets"),
			columns: priceColumn,
		},
		cells: column("price", base),
	},
];

/** Ours. */
export const giftwrapDiscount = quantityDiscount("giftwrap", { 5: 50, 10: 100, 20: 150 });
