import { merchProduct } from "@offizin/assortment";
import { amounts } from "../../list/amounts.ts";
import { canBeMade, headsOf } from "../../list/heads.ts";
import type { PriceSheet } from "../../list/price-table.ts";
import { quantityDiscount } from "../../quote/quantity-discount.ts";

/** Per piece or set; ours. */
const base = {
	tasse: { "325-ml": amounts(1290, 1690, 1199, 1499) },
	kissen: { "40x40": amounts(2490, 3190, 2199, 2899) },
	puzzle: {
		"112": amounts(1490, 1890, 1299, 1699),
		"252": amounts(1990, 2590, 1799, 2299),
		"500": amounts(2490, 3190, 2199, 2899),
		"1000": amounts(2990, 3890, 2699, 3399),
	},
	magnete: {
		"set-4": amounts(990, 1290, 899, 1099),
		"set-9": amounts(1690, 2190, 1499, 1899),
		"set-16": amounts(2490, 3190, 2199, 2899),
	},
	anhaenger: { "rund-90": amounts(990, 1290, 899, 1099) },
	stofftasche: { "38x42": amounts(1490, 1890, 1299, 1699) },
	geschenktasche: { "16x22": amounts(490, 650, 449, 549), "24x32": amounts(590, 790, 499, 699) },
};

export const merchSheets: readonly PriceSheet[] = [
	{
		table: {
			key: "merch.base",
			unit: "money",
			rowsAre: "keys",
			mustCost: true,
			rows: headsOf(merchProduct, "type"),
			columns: headsOf(merchProduct, "format"),
			demands: (type, format) => canBeMade(merchProduct, { type, format }),
		},
		cells: base,
	},
];

/** Ours. */
export const merchDiscount = quantityDiscount("merch", { 5: 50, 10: 100, 25: 150, 50: 200 });
