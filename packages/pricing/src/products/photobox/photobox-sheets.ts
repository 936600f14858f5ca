import { photoboxProduct } from "@offizin/assortment";
import { amounts, column } from "../../list/amounts.ts";
import { canBeMade, headsOf, shareColumn } from "../../list/heads.ts";
import type { PriceSheet } from "../../list/price-table.ts";
import { quantityDiscount } from "../../quote/quantity-discount.ts";

const small = {
	"20": amounts(1490, 1890, 1299, 1699),
	"30": amounts(1890, 2490, 1699, 2199),
	"50": amounts(2490, 3190, 2199, 2899),
	"75": amounts(2990, 3890, 2699, 3399),
	"100": amounts(3490, 4490, 3099, 3999),
};

/** Box and prints by format and number of prints. Retro with 50 and 100: domain.md §7.3; the others are ours. */
const base = {
	retro: small,
	quadrat: small,
	klassik: {
		"20": amounts(1690, 2190, 1499, 1899),
		"30": amounts(2090, 2690, 1899, 2399),
		"50": amounts(2790, 3590, 2499, 3199),
		"75": amounts(3390, 4390, 3099, 3899),
		"100": amounts(3990, 5190, 3599, 4599),
	},
	gross: {
		"20": amounts(1990, 2590, 1799, 2299),
		"30": amounts(2690, 3490, 2399, 3099),
		"50": amounts(3490, 4490, 3099, 3999),
	},
};

/** On top of the box with its prints, in per mille; ours. */
const material = { matt: 0, glaenzend: 0, "fine-art": 250 };

export const photoboxSheets: readonly PriceSheet[] = [
	{
		table: {
			key: "photobox.base",
			unit: "money",
			rowsAre: "keys",
			mustCost: true,
			rows: headsOf(photoboxProduct, "format"),
			columns: headsOf(photoboxProduct, "amount"),
			demands: (format, amount) => canBeMade(photoboxProduct, { format, amount }),
		},
		cells: base,
	},
	{
		table: {
			key: "photobox.material",
			unit: "perMille",
			rowsAre: "keys",
			rows: headsOf(photoboxProduct, "material"),
			columns: shareColumn,
		},
		cells: column("share", material),
	},
];

/** Ours. */
export const photoboxDiscount = quantityDiscount("photobox", { 5: 50, 10: 100 });
