import { type ProductKey, products } from "@offizin/assortment";
import { describe, expect, test } from "vitest";
import { allowsSameDay, productionDays } from "./production-days.ts";

function selection(product: ProductKey, configuration: Readonly<Record<string, string>> = {}, quantity = 1) {
	return { product, configuration, quantity };
}

const card = {
	formatType: "klappkarte-a6",
	paperType: "matt",
	refinementType: "ohne",
	punching: "ohne",
	ribbon: "ohne",
};

describe("[pricing.P28] production days of domain.md §10", () => {
	test.each<[string, ProductKey, Readonly<Record<string, string>>, number]>([
		["plain cards", "card", card, 2],
		["cards with foil", "card", { ...card, refinementType: "gold" }, 4],
		["cards with relief", "card", { ...card, refinementType: "relief" }, 4],
		["punched cards", "card", { ...card, punching: "welle" }, 4],
		["cards with foil and punching", "card", { ...card, refinementType: "silber", punching: "welle" }, 6],
		["pocketfolds", "card", { ...card, formatType: "pocketfold-sq145-2" }, 4],
		["card fans with foil", "card", { ...card, formatType: "kartenfaecher-5", refinementType: "gold" }, 6],
		["booklets", "card", { ...card, formatType: "booklet-a5-12" }, 2],
		["a plan on board", "card", { ...card, formatType: "sitzplan-a3", paperType: "hartschaum" }, 3],
		["calendars", "calendar", { type: "wandkalender" }, 3],
		["photo books", "photobook", { type: "digitalfotobuch" }, 5],
		["layflat books", "photobook", { type: "echtfotobuch", binding: "layflat" }, 5],
		["stapled photo books", "photobook", { type: "fotoheft" }, 2],
		["wrapping paper", "giftwrap", { pattern: "soiree", sheets: "5" }, 3],
		["canvas", "photoframe", { materialType: "leinwand", frame: "ohne" }, 3],
		["framed pictures", "photoframe", { materialType: "poster", frame: "alurahmen" }, 5],
	])("%s", (_, product, configuration, days) => {
		expect(productionDays(selection(product, configuration))).toBe(days);
	});

	test("every product has them, and more copies take no longer", () => {
		for (const { key } of products) {
			expect(productionDays(selection(key))).toBeGreaterThanOrEqual(1);
			expect(productionDays(selection(key, {}, 5000))).toBe(productionDays(selection(key)));
		}
	});

	test("[delivery.D9] only cards with nothing added are made on one day", () => {
		expect(allowsSameDay(selection("card", card))).toBe(true);
		expect(allowsSameDay(selection("card", { ...card, refinementType: "gold" }))).toBe(false);
		expect(allowsSameDay(selection("card", { ...card, formatType: "kartenfaecher-3" }))).toBe(false);
		expect(allowsSameDay(selection("photoprint"))).toBe(false);
	});
});
