import { collageProduct } from "@offizin/assortment";
import { amounts, column } from "../../list/amounts.ts";
import { headsOf, priceColumn } from "../../list/heads.ts";
import type { PriceSheet } from "../../list/price-table.ts";
import { quantityDiscount } from "../../quote/quantity-discount.ts";

const layout = amounts(500, 700, 450, 600);

/** On top of one picture of the same material and size, whatever the number of photos; ours. */
const layouts = {
	poster: layout,
	hahnemuehle: layout,
	leinwand: layout,
	acrylglas: layout,
	echtglas: layout,
	aludibond: layout,
	gallerybond: layout,
	forexplatte: layout,
	backlitfolie: layout,
	fototapete: layout,
	klebefolie: layout,
	pvcplane: layout,
};

export const collageSheets: readonly PriceSheet[] = [
	{
		table: {
			key: "collage.layout",
			unit: "money",
			rowsAre: "keys",
			rows: headsOf(collageProduct, "productType"),
			columns: priceColumn,
		},
		cells: column("price", layouts),
	},
];

/** Ours. */
export const collageDiscount = quantityDiscount("collage", { 3: 50, 5: 100, 10: 150 });
