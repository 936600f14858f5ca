import { photoprintProduct } from "@offizin/assortment";
import { amounts } from "../../list/amounts.ts";
import { headsOf } from "../../list/heads.ts";
import type { Amounts, PriceSheet } from "../../list/price-table.ts";

/** Prints from which the lower price holds. */
export const MANY_PRINTS = 100;

/** Per print at any number and from 100 on. 10 × 15, 20 × 30 and retro: domain.md §7.3; the others are ours, by area. */
const base = {
	"10x10": { any: amounts(15, 20, 14, 17), many: amounts(10, 15, 9, 12) },
	"9x13": { any: amounts(15, 20, 14, 17), many: amounts(10, 15, 9, 12) },
	"10x15": { any: amounts(19, 25, 17, 22), many: amounts(12, 15, 11, 14) },
	retro: { any: amounts(29, 40, 26, 34), many: amounts(24, 30, 22, 28) },
	"11x15": { any: amounts(22, 30, 20, 25), many: amounts(15, 20, 14, 17) },
	"13x13": { any: amounts(25, 35, 22, 29), many: amounts(17, 25, 15, 19) },
	"13x18": { any: amounts(35, 45, 32, 40), many: amounts(25, 35, 22, 29) },
	"15x20": { any: amounts(59, 75, 55, 69), many: amounts(45, 60, 40, 52) },
	"20x20": { any: amounts(99, 130, 89, 115), many: amounts(85, 110, 75, 99) },
	"20x30": { any: amounts(149, 195, 135, 169), many: amounts(129, 170, 115, 149) },
};

const free = amounts(0, 0, 0, 0);
const ofPaper = (fineArt: Amounts) => ({
	matt: free,
	glaenzend: free,
	"fine-art": fineArt,
});

/** On top per print, by paper; ours. */
const material = {
	"10x10": ofPaper(amounts(15, 20, 14, 17)),
	"9x13": ofPaper(amounts(15, 20, 14, 17)),
	"10x15": ofPaper(amounts(20, 25, 18, 22)),
	retro: ofPaper(amounts(20, 25, 18, 22)),
	"11x15": ofPaper(amounts(22, 30, 20, 25)),
	"13x13": ofPaper(amounts(25, 35, 22, 29)),
	"13x18": ofPaper(amounts(35, 45, 32, 40)),
	"15x20": ofPaper(amounts(50, 65, 45, 59)),
	"20x20": ofPaper(amounts(65, 85, 59, 75)),
	"20x30": ofPaper(amounts(100, 130, 90, 115)),
};

const formats = headsOf(photoprintProduct, "format");

export const photoprintSheets: readonly PriceSheet[] = [
	{
		table: {
			key: "photoprint.base",
			unit: "money",
			rowsAre: "keys",
			mustCost: true,
			rows: formats,
			columns: [
				{ key: "any", count: 1 },
				{ key: "many", count: MANY_PRINTS },
			],
		},
		cells: base,
	},
	{
		table: {
			key: "photoprint.material",
			unit: "money",
			rowsAre: "keys",
			rows: formats,
			columns: headsOf(photoprintProduct, "material"),
		},
		cells: material,
	},
];
