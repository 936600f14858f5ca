import { guestbookProduct } from "@offizin/assortment";
import { amounts, column } from "../../list/amounts.ts";
import { headsOf, priceColumn, rangeOf } from "../../list/heads.ts";
import type { Amounts, PriceSheet } from "../../list/price-table.ts";
import { quantityDiscount } from "../../quote/quantity-discount.ts";

/** Its step is one section. */
export const guestbookPages = rangeOf(guestbookProduct, "pageCount");

const byFormat = {
	"210-210": amounts(2990, 3890, 2699, 3399),
	"a4-hoch": amounts(3490, 4490, 3099, 3999),
	"a4-quer": amounts(3490, 4490, 3099, 3999),
};

/** With the fewest pages; ours. */
const base = { gaestebuch: byFormat, kondolenzbuch: byFormat };

/** For each further section of pages; ours. */
const pages = {
	"210-210": amounts(200, 260, 180, 230),
	"a4-hoch": amounts(260, 340, 230, 300),
	"a4-quer": amounts(260, 340, 230, 300),
};

/** Per book; ours. */
const paper = { feinstweiss: amounts(0, 0, 0, 0), creme: amounts(0, 0, 0, 0) };
const lineature = {
	blanko: amounts(0, 0, 0, 0),
	liniert: amounts(0, 0, 0, 0),
	fragen: amounts(200, 260, 180, 230),
};

/** Printed with the ruling; ours. */
const entry = {
	ohne: amounts(0, 0, 0, 0),
	name: amounts(0, 0, 0, 0),
	"name-ort": amounts(0, 0, 0, 0),
	"name-ort-worte": amounts(0, 0, 0, 0),
};

/** As on photo books, domain.md §7.3. */
const foil = {
	ohne: amounts(0, 0, 0, 0),
	gold: amounts(690, 890, 599, 799),
	rosegold: amounts(690, 890, 599, 799),
	silber: amounts(690, 890, 599, 799),
};

/** What each value of one option costs. */
function perValue(
	key: string,
	option: string,
	prices: Readonly<Record<string, Amounts>>,
	count?: number,
): PriceSheet {
	return {
		table: {
			key,
			unit: "money",
			rowsAre: "keys",
			...(count !== undefined && { count }),
			rows: headsOf(guestbookProduct, option),
			columns: priceColumn,
		},
		cells: column("price", prices),
	};
}

export const guestbookSheets: readonly PriceSheet[] = [
	{
		table: {
			key: "guestbook.base",
			unit: "money",
			rowsAre: "keys",
			mustCost: true,
			rows: headsOf(guestbookProduct, "type"),
			columns: headsOf(guestbookProduct, "format"),
		},
		cells: base,
	},
	perValue("guestbook.pages", "format", pages, guestbookPages.step),
	perValue("guestbook.paper", "paper", paper),
	perValue("guestbook.lineature", "lineature", lineature),
	perValue("guestbook.entry", "entry", entry),
	perValue("guestbook.foil", "refinementType", foil),
];

/** Ours. */
export const guestbookDiscount = quantityDiscount("guestbook", { 3: 50, 5: 100, 10: 150 });
