import { expect, test } from "vitest";
import { priceSheets } from "../tables/price-sheets.ts";
import { cellNameDe } from "./cell-name-de.ts";

test.each([
	[
		"card.factor",
		"postkarte-a6",
		"factor",
		/^Karten: Formate, Faktor auf den Preis der Klappkarte A6, Postkarte/,
	],
	["photobook.pages", "fotoheft-soft", "a6-quer", /^Fotobücher: weitere Seiten, .*, je 4 Seiten, A6 quer$/],
	["photobook.pages", "echtfotobuch-hard", "a4-hoch", /, je 2 Seiten, A4 hoch$/],
	["guestbook.pages", "a4-hoch", "price", /^Gästebücher: je 8 weitere Seiten, A4 hoch$/],
	["calendar.mounting", "holzfuss", "price", /^Kalender: Bindung, Holzfuß$/],
])("[§7.2, §7.3] %s, %s says what its price is for", (table, row, column, name) => {
	expect(cellNameDe({ table, row, column })).toMatch(name);
});

test("no table is named after the unit its amounts are stored in", () => {
	for (const { table } of priceSheets)
		expect(table.nameDe).not.toMatch(/hundertstel|tausendstel|promille|cent/i);
});
