import { quantityLadder } from "@offizin/assortment";
import { papers } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";
import {
	allCards,
	arbitraryBadQuantity,
	arbitraryCard,
	arbitraryQuantity,
	plainCard,
} from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quoteSelection } from "../../selection/quote-selection.ts";
import { cards, pricedMarkets, quoteOn, termsOf } from "../../selection/quoting.fixtures.ts";

const terms = termsOf("de", "papiervogel");

function quote(configuration: Configuration, quantity: number, market = "de") {
	return quoteOn(cards(configuration, quantity), termsOf(market, "papiervogel"));
}

describe("golden quotes, worked out by hand from domain.md §7.2", () => {
	test("[pricing.P7] 50 plain folded A6 cards", () => {
		expect(quote(plainCard, 50)).toEqual({
			priceListId: terms.list.id,
			currency: "eur",
			quantity: 50,
			unit: 169,
			total: 8450,
			lines: [{ code: "card.base", quantity: 50, unit: 169, amount: 8450 }],
			vat: [{ rate: 190, net: 7101, amount: 1349 }],
		});
	});

	test("[pricing.P3] 75 pieces lie half way between the rows of 50 and 100", () => {
		expect(quote(plainCard, 75)).toMatchObject({ unit: 154, total: 11_550 });
	});

	test("[pricing.P7] 50 folded cards on natural paper with gold foil", () => {
		const { lines, total } = quote({ ...plainCard, paperType: "creme", refinementType: "gold" }, 50);
		expect(lines).toEqual([
			{ code: "card.base", quantity: 50, unit: 169, amount: 8450 },
			{ code: "card.paper", quantity: 50, unit: 15, amount: 750 },
			{ code: "card.refinement", quantity: 50, unit: 49, amount: 2450 },
		]);
		expect(total).toBe(11_650);
	});

	test("[pricing.P7] a punching is 15 cents a piece at every quantity, whichever it is", () => {
		for (const punching of ["herzecken", "rundeecken", "welle"] as const) {
			expect(quote({ ...plainCard, punching }, 5000).lines).toEqual([
				{ code: "card.base", quantity: 5000, unit: 45, amount: 225_000 },
				{ code: "card.punching", quantity: 5000, unit: 15, amount: 75_000 },
			]);
			expect(quote({ ...plainCard, punching }, 1).unit).toBe(364);
		}
	});

	test("[pricing.P4] a single square card on cotton: 418,8 and 123,9 cents are rounded line by line", () => {
		const card = {
			...plainCard,
			formatType: "klappkarte-sq145",
			paperType: "feinstpapier",
			refinementType: "rosegold",
		} as const;
		expect(quote(card, 1).lines.map(({ unit }) => unit)).toEqual([419, 124, 69]);
	});

	test("[pricing.P4] half a cent is rounded up: 5000 postcards at 31,5 cents", () => {
		expect(quote({ ...plainCard, formatType: "postkarte-a6" }, 5000)).toMatchObject({
			unit: 32,
			total: 160_000,
		});
	});

	test("[pricing.P4] also where floats miss it: 63 fans of seven leaves, 161,2 × 3,75 = 604,5 cents", () => {
		expect(quote({ ...plainCard, formatType: "kartenfaecher-7" }, 63).unit).toBe(605);
	});

	test("[pricing.P7] relief costs 0,29 € at 50 pieces and 0,19 € from 500", () => {
		const relief = { ...plainCard, refinementType: "relief" } as const;
		const surcharge = (quantity: number) => quote(relief, quantity).lines.at(-1)?.unit;
		expect([50, 500, 5000].map(surcharge)).toEqual([29, 19, 19]);
	});

	test("[pricing.P7] a seating plan and a set of confetti have a price of their own, the same at every quantity", () => {
		const unit = (formatType: string, quantity: number) => quote({ ...plainCard, formatType }, quantity).unit;
		expect([1, 100].map((quantity) => unit("sitzplan-500x700", quantity))).toEqual([3990, 3990]);
		expect(unit("konfetti", 1)).toBe(990);
		expect([1, 10].map((quantity) => unit("konfetti-200", quantity))).toEqual([1690, 1690]);
	});

	test("[pricing.P7] a plan on board costs 24,90 and 7,90 × 349/169 = 16,31, of 50 plans 7,90 each", () => {
		const plan = { ...plainCard, formatType: "sitzplan-a3", paperType: "hartschaum" };
		expect(quote(plan, 1).lines.map(({ code, unit }) => [code, unit])).toEqual([
			["card.base", 2490],
			["card.paper", 1631],
		]);
		expect(quote(plan, 50).unit).toBe(3280);
	});

	test("[pricing.P7] 50 insert sheets of vellum: 1,69 × 0,35 = 0,5915 and 0,30 of its class, 0,89", () => {
		const sheets = { ...plainCard, formatType: "einlegeblatt-a6", paperType: "vellum" };
		expect(quote(sheets, 50).unit).toBe(89);
	});

	test("[pricing.P7] each card brings its accessories: a pointed envelope in sage and twine", () => {
		const packed = { envelope: "envelope-spitz-salbei-c6", ribbon: "ribbon-baeckergarn-rotweiss" };
		expect(quote({ ...plainCard, ...packed }, 50).lines.slice(1)).toEqual([
			{ code: "accessory.envelope", quantity: 50, unit: 55, amount: 2750 },
			{ code: "accessory.ribbon", quantity: 50, unit: 50, amount: 2500 },
		]);
	});

	test("a foot of a table card is an accessory too", () => {
		const card = { ...plainCard, formatType: "tischkarte", standFoot: "standard-standfuss-rund" };
		expect(quote(card, 10).lines.at(-1)).toEqual({
			code: "accessory.standard",
			quantity: 10,
			unit: 190,
			amount: 1900,
		});
	});

	test("[pricing.P4] in francs amounts are multiples of 5 Rappen, and one piece costs what its line says", () => {
		const card = { ...plainCard, paperType: "feinstpapier" };
		expect(quote(card, 7, "ch")).toMatchObject({
			currency: "chf",
			unit: 474,
			lines: [
				{ code: "card.base", unit: 349, amount: 2445 },
				{ code: "card.paper", unit: 125, amount: 875 },
			],
			total: 3320,
		});
		expect(quote(card, 1, "ch")).toMatchObject({
			unit: 590,
			total: 590,
			lines: [{ unit: 435 }, { unit: 155, amount: 155 }],
		});
	});
});

describe("laws in every currency", () => {
	const arbitraryMarket = fc.constantFrom(...pricedMarkets);

	test("[pricing.P4] lines add up to the total and units to the unit, for any selection", () => {
		fc.assert(
			fc.property(arbitraryCard, arbitraryQuantity, arbitraryMarket, (card, quantity, market) => {
				const { lines, unit, total, currency } = quote(card, quantity, market);
				expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
				if (currency !== "chf") expect(lines.reduce((sum, line) => sum + line.unit, 0)).toBe(unit);
				for (const line of lines) {
					const apart = Math.abs(line.amount - line.unit * quantity);
					expect(apart).toBeLessThanOrEqual(currency === "chf" ? 2 : 0);
				}
				if (currency === "chf") expect(total % 5).toBe(0);
			}),
		);
	});

	test("[pricing.P8] net and VAT are the total; where no VAT is known there is none", () => {
		fc.assert(
			fc.property(arbitraryCard, arbitraryQuantity, arbitraryMarket, (card, quantity, market) => {
				const { vat, total } = quote(card, quantity, market);
				const sum = vat.reduce((gross, { net, amount }) => gross + net + amount, 0);
				expect(sum).toBe(market === "gb" || market === "us" ? 0 : total);
			}),
		);
	});

	test.each(pricedMarkets)(
		"[pricing.P5] in %s more pieces of the ladder never cost less, nor one of them more",
		(market) => {
			for (const card of allCards) {
				const steps = quantityLadder.map((quantity) => quote(card, quantity, market));
				const totals = steps.map(({ total }) => total);
				expect(totals, JSON.stringify(card)).toEqual(totals.toSorted((a, b) => a - b));
				const units = steps.map(({ unit }) => unit);
				expect(units, JSON.stringify(card)).toEqual(units.toSorted((a, b) => b - a));
			}
		},
	);

	test("[pricing.P5] where rounding would make 5000 stickers cheaper than 4750, fewer cost no more", () => {
		const sticker = { ...plainCard, formatType: "sticker-herz" };
		// 11,25 cents at 5000 pieces and 12,25 at 4000: rounded alone, 4000 would cost less than 3750.
		expect(quote(sticker, 5000).unit).toBe(11);
		expect(quote(sticker, 3000).unit).toBe(11);
		expect(quote(sticker, 3001).unit).toBe(11);
		expect(quote(sticker, 2500).unit).toBe(13);
	});

	test("a quote survives JSON, and the same selection and list give the same quote", () => {
		fc.assert(
			fc.property(arbitraryCard, arbitraryQuantity, arbitraryMarket, (card, quantity, market) => {
				const original = quote(card, quantity, market);
				expect(JSON.parse(JSON.stringify(original))).toEqual(original);
				expect(quote({ ...card }, quantity, market)).toEqual(original);
			}),
		);
	});
});

describe("refusals", () => {
	test("[pricing.P1] refuses any quantity but a whole one from 1 to 5000", () => {
		const refused = (quantity: number) => {
			expect(quoteSelection(cards(plainCard, quantity), terms)).toEqual({
				ok: false,
				error: { code: "quantity_out_of_range", quantity, min: 1, max: 5000 },
			});
		};
		for (const quantity of [0, -1, 5001, 1e9, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) refused(quantity);
		fc.assert(fc.property(arbitraryBadQuantity, refused));
	});

	test.each([
		["formatType", "leporello", { table: "card.factor", column: "factor" }],
		["formatType", "constructor", { table: "card.factor", column: "factor" }],
		["paperType", "seide", { table: "card.paper", column: "price" }],
		["punching", "stern", { table: "card.punching", column: "price" }],
		["envelope", "envelope-rund-salbei-c6", { table: "accessory", column: "price" }],
	])("[pricing.P2] an unknown %s %s has no price", (option, row, cell) => {
		const selection = {
			product: "card",
			configuration: { ...plainCard, [option]: row },
			quantity: 50,
		} as const;
		expect(quoteSelection(selection, terms)).toEqual({
			ok: false,
			error: { code: "price_missing", row, ...cell },
		});
	});

	test("[pricing.P2] an unknown refinement has no price at the quantity", () => {
		const selection = {
			product: "card",
			configuration: { ...plainCard, refinementType: "kupfer" },
			quantity: 50,
		} as const;
		expect(quoteSelection(selection, terms)).toEqual({
			ok: false,
			error: { code: "price_missing", table: "card.refinement", row: "50", column: "kupfer" },
		});
	});

	test("a card without a paper was not checked: a mistake of ours", () => {
		const selection = {
			product: "card",
			configuration: { formatType: "klappkarte-a6" },
			quantity: 1,
		} as const;
		expect(() => quoteSelection(selection, terms)).toThrow("paperType");
	});
});

test("every paper is tried here", () => {
	expect(new Set(allCards.map(({ paperType }) => paperType)).size).toBe(papers.length);
});
