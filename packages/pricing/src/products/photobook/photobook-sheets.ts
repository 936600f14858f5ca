import { photobookMatrix, photobookProduct } from "@offizin/assortment";
import { amounts, column } from "../../list/amounts.ts";
import { canBeMade, headsOf, priceColumn } from "../../list/heads.ts";
import type { PriceHead, PriceSheet } from "../../list/price-table.ts";
import { quantityDiscount } from "../../quote/quantity-discount.ts";

/** Prices go by type and cover together: "digitalfotobuch-hard". */
export function bookKey(type: string, cover: string): string {
	return `${type}-${cover}`;
}

const books: readonly PriceHead[] = photobookMatrix.map(({ type, cover }) => ({
	key: bookKey(type, cover),
	values: { type: [type], cover: [cover] },
}));

/** As many pages at once as a cell pays for. */
const bookSteps: readonly PriceHead[] = photobookMatrix.map(({ type, cover, pages }) => ({
	key: bookKey(type, cover),
	values: { type: [type], cover: [cover] },
	count: pages.step,
}));

function canBook(book: string, values: Readonly<Record<string, string>>): boolean {
	const row = photobookMatrix.find(({ type, cover }) => bookKey(type, cover) === book);
	return row !== undefined && canBeMade(photobookProduct, { type: row.type, cover: row.cover, ...values });
}

/** With the fewest pages, domain.md §7.3. */
const base = {
	"fotoheft-soft": {
		"a6-quer": amounts(790, 990, 699, 899),
		"a5-hoch": amounts(990, 1290, 899, 1099),
		"a5-quer": amounts(990, 1290, 899, 1099),
		"a4-hoch": amounts(1490, 1890, 1299, 1699),
		"200-200": amounts(1190, 1590, 1099, 1399),
	},
	"digitalfotobuch-soft": {
		"a5-hoch": amounts(1490, 1890, 1299, 1699),
		"a5-quer": amounts(1490, 1890, 1299, 1699),
		"a4-hoch": amounts(2290, 2990, 2099, 2599),
		"a4-quer": amounts(2290, 2990, 2099, 2599),
		"200-200": amounts(1790, 2290, 1599, 2099),
	},
	"digitalfotobuch-hard": {
		"a5-hoch": amounts(1990, 2590, 1799, 2299),
		"a5-quer": amounts(1990, 2590, 1799, 2299),
		"a4-hoch": amounts(2990, 3890, 2699, 3399),
		"a4-quer": amounts(2990, 3890, 2699, 3399),
		"a3-quer": amounts(5490, 7090, 4899, 6299),
		"200-200": amounts(2490, 3190, 2199, 2899),
		"300-300": amounts(3990, 5190, 3599, 4599),
	},
	"echtfotobuch-hard": {
		"a4-hoch": amounts(4490, 5790, 3999, 5199),
		"a4-quer": amounts(4490, 5790, 3999, 5199),
		"a3-quer": amounts(7990, 10_390, 7199, 9199),
		"200-200": amounts(3490, 4490, 3099, 3999),
		"300-300": amounts(5990, 7790, 5399, 6899),
	},
};

/**
 * For each further step of pages: four, of an Echtfotobuch a spread. Domain.md §7.3; it gives 1,60 to 3,20 a spread, in
 * between the figures are ours.
 */
const pages = {
	"fotoheft-soft": {
		"a6-quer": amounts(80, 100, 70, 90),
		"a5-hoch": amounts(100, 130, 90, 110),
		"a5-quer": amounts(100, 130, 90, 110),
		"a4-hoch": amounts(160, 210, 140, 180),
		"200-200": amounts(120, 160, 110, 140),
	},
	"digitalfotobuch-soft": {
		"a5-hoch": amounts(140, 180, 130, 160),
		"a5-quer": amounts(140, 180, 130, 160),
		"a4-hoch": amounts(220, 290, 200, 250),
		"a4-quer": amounts(220, 290, 200, 250),
		"200-200": amounts(180, 230, 160, 210),
	},
	"digitalfotobuch-hard": {
		"a5-hoch": amounts(160, 210, 140, 180),
		"a5-quer": amounts(160, 210, 140, 180),
		"a4-hoch": amounts(260, 340, 230, 300),
		"a4-quer": amounts(260, 340, 230, 300),
		"a3-quer": amounts(520, 700, 450, 600),
		"200-200": amounts(200, 260, 180, 230),
		"300-300": amounts(360, 450, 300, 400),
	},
	"echtfotobuch-hard": {
		"a4-hoch": amounts(220, 290, 200, 250),
		"a4-quer": amounts(220, 290, 200, 250),
		"a3-quer": amounts(320, 400, 300, 350),
		"200-200": amounts(160, 210, 140, 180),
		"300-300": amounts(280, 360, 250, 320),
	},
};

/** On top of the book with its pages, in per mille, domain.md §7.3. Photo paper is what an Echtfotobuch is made of. */
const paper = {
	standard: { "fotoheft-soft": 0, "digitalfotobuch-soft": 0, "digitalfotobuch-hard": 0 },
	matt: {
		"fotoheft-soft": 100,
		"digitalfotobuch-soft": 100,
		"digitalfotobuch-hard": 100,
		"echtfotobuch-hard": 0,
	},
	glaenzend: { "digitalfotobuch-soft": 100, "digitalfotobuch-hard": 100, "echtfotobuch-hard": 0 },
	feinstweiss: { "digitalfotobuch-soft": 150, "digitalfotobuch-hard": 150 },
};

/**
 * Per book, domain.md §7.3. The photo brand opens with gold (spec 3.2-5) and includes it: an extra that is chosen
 * beforehand must not cost more (§ 312a (3) BGB).
 */
const foil = {
	ohne: amounts(0, 0, 0, 0),
	gold: amounts(690, 890, 599, 799),
	rosegold: amounts(690, 890, 599, 799),
	silber: amounts(690, 890, 599, 799),
};
const lamination = { matt: amounts(0, 0, 0, 0), glossy: amounts(0, 0, 0, 0) };

const byFormat = {
	unit: "money",
	rowsAre: "keys",
	rows: books,
	columns: headsOf(photobookProduct, "format"),
	mustCost: true,
	demands: (book: string, format: string) => canBook(book, { format }),
} as const;

export const photobookSheets: readonly PriceSheet[] = [
	{
		table: { key: "photobook.base", ...byFormat },
		cells: base,
	},
	{
		table: { key: "photobook.pages", ...byFormat, rows: bookSteps },
		cells: pages,
	},
	{
		table: {
			key: "photobook.paper",
			unit: "perMille",
			rowsAre: "keys",
			rows: headsOf(photobookProduct, "paper"),
			columns: books,
			demands: (key, book) => canBook(book, { paper: key }),
		},
		cells: paper,
	},
	{
		table: {
			key: "photobook.foil",
			unit: "money",
			rowsAre: "keys",
			rows: headsOf(photobookProduct, "refinementType"),
			columns: priceColumn,
		},
		cells: column("price", foil),
		byChannel: { bildwand: { gold: { price: amounts(0, 0, 0, 0) } } },
	},
	{
		table: {
			key: "photobook.lamination",
			unit: "money",
			rowsAre: "keys",
			rows: headsOf(photobookProduct, "coverLamination"),
			columns: priceColumn,
		},
		cells: column("price", lamination),
	},
];

/** Ours. */
export const photobookDiscount = quantityDiscount("photobook", { 3: 50, 5: 100, 10: 150, 25: 200 });
