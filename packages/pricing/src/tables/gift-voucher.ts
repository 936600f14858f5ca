import type { PriceSheet } from "../list/price-table.ts";
import { amounts, column } from "./amounts.ts";
import { priceColumn } from "./heads.ts";

export const giftVoucherSheets: readonly PriceSheet[] = [
	{
		table: {
			key: "giftVoucher.value",
			nameDe: "Geschenkgutscheine: Wert",
			unit: "money",
			rowsAre: "keys",
			rows: [
				{ key: "min", nameDe: "mindestens" },
				{ key: "max", nameDe: "höchstens" },
			],
			columns: priceColumn,
			mustCost: true,
		},
		cells: column("price", {
			min: amounts(1000, 1000, 1000, 1000),
			max: amounts(50_000, 50_000, 50_000, 50_000),
		}),
	},
];
