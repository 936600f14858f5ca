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
