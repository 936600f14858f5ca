import { channelKeys, markets } from "@offizin/catalog";
import { productOf, violations } from "@offizin/catalog/products";
import { describe, expect, test } from "vitest";
import { bookWithChange } from "../change/check-change.ts";
import { builtInBook, builtInRows } from "../list/built-in-book.ts";
import { priceListOn } from "../list/price-list-on.ts";
import { compareExamples } from "./compare-examples.ts";
import { priceExamples } from "./examples.ts";

const shop = { channel: "papiervogel", market: "de" } as const;

describe("[P44] the ten examples", () => {
	test("are ten, of all kinds of product that is priced by tables of its own, and can all be made", () => {
		const examples = priceExamples();
		expect(examples).toHaveLength(10);
		expect(new Set(examples.map(({ nameDe }) => nameDe)).size).toBe(10);
		expect(new Set(examples.map(({ selection }) => selection.product))).toEqual(
			new Set(["card", "calendar", "photobook", "photobox", "photoprint", "photoframe"]),
		);
		for (const { key, selection } of examples) {
			const product = productOf(selection.product);
			expect([key, product && violations(product, selection.configuration).map(({ code }) => code)]).toEqual([
				key,
				[],
			]);
			expect(Object.keys(selection.configuration)).toEqual(product?.options.map((option) => option.key));
		}
	});

	test("have a price in every list, and none of them changes where nothing does", () => {
		for (const market of Object.keys(markets)) {
			for (const channel of channelKeys) {
				const list = priceListOn(builtInBook(), { channel, market }, "2026-11-20");
				for (const { before, after, difference, lines } of compareExamples(list, list)) {
					expect(before).toBeGreaterThan(0);
					expect(after).toBe(before);
					expect(difference).toBe(0);
					expect(lines).toEqual([]);
				}
			}
		}
	});
});

test("what 1,79 € for 50 cards does: paper follows the base price, nothing else than the folded cards moves", () => {
	const changed = bookWithChange(
		{
			cells: [{ table: "card.base", row: "50", column: "price", amount: 179 }],
			reach: "currency",
			validFrom: "2026-12-01",
		},
		{ shop, rows: builtInRows(), todayIn: () => "2026-11-20" },
	);
	if (!changed.ok) throw new Error(JSON.stringify(changed.error));
	const effects = compareExamples(
		priceListOn(builtInBook(), shop, "2026-12-01"),
		priceListOn(changed.value, shop, "2026-12-01"),
	);
	// 50 × 1,69 + 50 × 0,15 + 50 × 0,49 + 50 × 0,25 before; the base is 10 cents dearer, paper stays 15 cents at 50.
	expect(effects[0]).toEqual({
		key: "klappkarte",
		nameDe: "50 Klappkarten A6 mit Goldfolie und Umschlägen",
		before: 12_900,
		after: 13_400,
		difference: 500,
		differencePerMille: 39,
		lines: [{ code: "card.base", nameDe: "Karte", before: 8450, after: 8950 }],
	});
	expect(effects.slice(1).every(({ difference, lines }) => difference === 0 && lines.length === 0)).toBe(
		true,
	);
});
