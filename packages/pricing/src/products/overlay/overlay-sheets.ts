import { amounts, column } from "../../list/amounts.ts";
import { priceColumn } from "../../list/heads.ts";
import type { PriceSheet } from "../../list/price-table.ts";

export const overlaySheets: readonly PriceSheet[] = [
	{
		table: {
			key: "card.overlay",
			unit: "money",
			rowsAre: "keys",
			rows: [{ key: "overlay" }],
			columns: priceColumn,
			mustCost: true,
		},
		// The overlay values of spec 9.1-7, read as domain.md §0.4 does.
		cells: column("price", { overlay: amounts(250, 350, 225, 290) }),
	},
];
