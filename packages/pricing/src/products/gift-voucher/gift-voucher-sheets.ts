import { amounts, column } from "../../list/amounts.ts";
import { priceColumn } from "../../list/heads.ts";
import type { PriceSheet } from "../../list/price-table.ts";

export const giftVoucherSheets: readonly PriceSheet[] = [
	{
		table: {
			key: "giftVoucher.value",
			unit: "money",
			rowsAre: "keys",
			rows: [{ key: "min" }, { key: "max" }],
			columns: priceColumn,
			mustCost: true,
		},
		cells: column("price", {
			min: amounts(1000, 1000, 1000, 1000),
			max: amounts(50_000, 50_000, 50_000, 50_000),
		}),
	},
];
