import { calendarProduct } from "@offizin/assortment";
import { amounts, column } from "../../list/amounts.ts";
import { canBeMade, headsOf, priceColumn } from "../../list/heads.ts";
import type { PriceSheet } from "../../list/price-table.ts";
import { quantityDiscount } from "../../quote/quantity-discount.ts";

const a3 = amounts(2490, 3190, 2199, 2899);
const a4 = amounts(1690, 2190, 1499, 1899);
const a6 = amounts(1190, 1590, 1099, 1399);

/** Cover and twelve sheets with the simplest mounting: domain.md §7.3, but for the formats marked as ours. */
const base = {
	wandkalender: {
		"a3-hoch": a3,
		"a3-quer": a3,
		"a4-hoch": a4,
		"a4-quer": a4,
		"200": amounts(1490, 1890, 1299, 1699),
		"300": amounts(2290, 2990, 2099, 2599),
	},
	kuechenkalender: {
		"130-300": amounts(1290, 1690, 1199, 1499),
		"150-400": amounts(1590, 2090, 1399, 1799),
	},
	familienplaner: {
		"200-400": amounts(1790, 2290, 1599, 2099),
		"a4-hoch": a4,
		"a3-hoch": a3,
	},
	tischkalender: {
		"a5-quer": amounts(1390, 1790, 1299, 1599),
		"a6-hoch": a6,
		"a6-quer": a6,
		"145": amounts(1290, 1690, 1199, 1499),
		"265-120": amounts(1490, 1890, 1299, 1699),
	},
	terminkalender: {
		"a5-hoch": amounts(1990, 2590, 1799, 2299),
		"a6-hoch": amounts(1590, 2090, 1399, 1799),
	},
};

/** Per calendar, domain.md §7.3. Wire and a hole for hanging are in the base. */
const mounting = {
	spirale: amounts(0, 0, 0, 0),
	lochung: amounts(0, 0, 0, 0),
	holzblock: amounts(500, 650, 450, 600),
	holzfuss: amounts(400, 500, 350, 450),
};

export const calendarSheets: readonly PriceSheet[] = [
	{
		table: {
			key: "calendar.base",
			unit: "money",
			rowsAre: "keys",
			mustCost: true,
			rows: headsOf(calendarProduct, "type"),
			columns: headsOf(calendarProduct, "formatType"),
			demands: (type, formatType) => canBeMade(calendarProduct, { type, formatType }),
		},
		cells: base,
	},
	{
		table: {
			key: "calendar.mounting",
			unit: "money",
			rowsAre: "keys",
			rows: headsOf(calendarProduct, "mountingType"),
			columns: priceColumn,
		},
		cells: column("price", mounting),
	},
];

/** Domain.md §7.3. */
export const calendarDiscount = quantityDiscount("calendar", { 5: 100, 10: 200, 25: 300 });
