import { priceSheets } from "@offizin/pricing";
import { describe, expect, test } from "vitest";
import { languages, wordsOf } from "./language.ts";
import { priceCellName, priceHeadName, priceTableName } from "./price-table-words.ts";

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
	["card.base", "50", "price", /^Karten: Klappkarte A6, 50 Stück$/],
	["shipping.parcel", "AT", "express", /^Versand je Bestellung, Österreich, Expressversand$/],
	["photoprint.base", "10x15", "many", /, ab 100 Abzügen$/],
	["nichts", "hier", "", /^nichts, hier$/],
])("[§7.2, §7.3] %s, %s says what its price is for", (table, row, column, name) => {
	expect(priceCellName({ table, row, column }, "de-DE")).toMatch(name);
});

describe.each(languages)("price tables in %s", (locale) => {
	test("all are named, and so are their rows and columns", () => {
		for (const { table } of priceSheets) {
			expect(priceTableName(table, locale)).not.toBe(table.key);
			expect(priceTableName(table, locale)).not.toMatch(/hundertstel|tausendstel|promille|cent\b|[{}]/i);
			for (const side of ["rows", "columns"] as const) {
				const names = table[side].map((head) => priceHeadName(table.key, side, head, locale));
				// Our keys are German words, so that in German some names are spelled like them.
				const isKey = (name: string, at: number) =>
					locale !== "de" && name === table[side][at]?.key && /[a-z]/i.test(name);
				expect(names.filter((name, at) => /undefined|[{}]/.test(name) || isKey(name, at))).toEqual([]);
				expect(new Set(names).size, `${table.key} ${side}`).toBe(names.length);
			}
		}
	});

	test("nothing is named that is no table", () => {
		const keys = priceSheets.map(({ table }) => table.key);
		expect(Object.keys(wordsOf(locale).priceTable).sort()).toEqual([...keys].sort());
	});
});
