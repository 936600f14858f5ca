import { amounts, column } from "../../list/amounts.ts";
import { priceColumn } from "../../list/heads.ts";
import type { PriceSheet } from "../../list/price-table.ts";

export const sampleSheets: readonly PriceSheet[] = [
	{
		table: {
			key: "card.sample",
			unit: "money",
			rowsAre: "keys",
			rows: [{ key: "sample" }],
			columns: priceColumn,
			mustCost: true,
		},
		// Spec 9.1-5; GBP and USD are ours.
		cells: column("price", { sample: amounts(190, 350, 170, 220) }),
	},
];
