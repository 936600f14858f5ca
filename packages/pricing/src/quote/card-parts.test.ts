import { marketOf, markets, papers, quantityLadder } from "@offizin/catalog";
import {
	allCards,
	arbitraryBadQuantity,
	arbitraryCard,
	arbitraryQuantity,
	plainCard,
} from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardPriceListDe } from "./card-price-list-de.ts";
import { fromPrice, priceLadder, quoteCard } from "./quote-card.ts";

const list = cardPriceListDe;
const market = marketOf("de");

function quote(configuration: typeof plainCard, quantity: number) {
	const result = quoteCard({ configuration, quantity }, list, market);
	if (!result.ok) throw new Error(`no quote: ${JSON.stringify(result.error)}`);
	return result.value;
}

describe("golden quotes, worked out by hand from domain.md §7.2", () => {
	test("[P7] 50 plain folded A6 cards", () => {
		expect(quote(plainCard, 50)).toEqual({
			priceListId: "de-2026-11",
			currency: "eur",
			quantity: 50,
			unit: 169,
			total: 8450,
			lines: [{ code: "card.base", quantity: 50, unit: 169, amount: 8450 }],
			vat: [{ rate: 190, net: 7101, amount: 1349 }],
		});
	});

	test("[P3] 75 pieces lie half way between the rows of 50 and 100", () => {
		expect(quote(plainCard, 75)).toMatchObject({ unit: 154, total: 11_550 });
	});

	test("[P7] 50 folded cards on natural paper with gold foil", () => {
		const { lines, total } = quote({ ...plainCard, paperType: "creme", refinementType: "gold" }, 50);
		expect(lines).toEqual([
			{ code: "card.base", quantity: 50, unit: 169, amount: 8450 },
			{ code: "card.paper", quantity: 50, unit: 15, amount: 750 },
			{ code: "card.refinement", quantity: 50, unit: 49, amount: 2450 },
		]);
		expect(total).toBe(11_650);
	});

	test("[P7] a punching is 15 cents a piece at every quantity, whichever it is", () => {
		for (const punching of ["herzecken", "rundeecken", "welle"] as const) {
			expect(quote({ ...plainCard, punching }, 5000).lines).toEqual([
				{ code: "card.base", quantity: 5000, unit: 45, amount: 225_000 },
				{ code: "card.punching", quantity: 5000, unit: 15, amount: 75_000 },
			]);
			expect(quote({ ...plainCard, punching }, 1).unit).toBe(364);
		}
	});

	test("[P4] a single square card on cotton: 418,8 and 123,9 cents are rounded line by line", () => {
		const card = {
			formatType: "klappkarte-sq145",
			paperType: "feinstpapier",
			refinementType: "rosegold",
			punching: "ohne",
			accessories: [],
		} as const;
		expect(quote(card, 1).lines.map(({ unit }) => unit)).toEqual([419, 124, 69]);
	});

	test("[P4] half a cent is rounded up: 5000 postcards at 31,5 cents", () => {
		expect(quote({ ...plainCard, formatType: "postkarte-a6" }, 5000)).toMatchObject({
			unit: 32,
			total: 160_000,
		});
	});

	test("[P7] relief costs 0,29 € at 50 pieces and 0,19 € from 500", () => {
		const relief = { ...plainCard, refinementType: "relief" } as const;
		const surcharge = (quantity: number) => quote(relief, quantity).lines.at(-1)?.unit;
		expect([50, 500, 5000].map(surcharge)).toEqual([29, 19, 19]);
	});
});

describe("laws", () => {
	test("[P4] lines add up to the total, units to the unit, for any selection", () => {
		fc.assert(
			fc.property(arbitraryCard, arbitraryQuantity, (card, quantity) => {
				const { lines, unit, total } = quote(card, quantity);
				for (const line of lines) expect(line.amount).toBe(line.unit * quantity);
				expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
				expect(unit * quantity).toBe(total);
			}),
		);
	});

	test("[P8] net and VAT are the total", () => {
		fc.assert(
			fc.property(arbitraryCard, arbitraryQuantity, (card, quantity) => {
				const { vat, total } = quote(card, quantity);
				expect(vat.reduce((sum, { net, amount }) => sum + net + amount, 0)).toBe(total);
			}),
		);
	});

	test("[P5] more pieces of the ladder never cost less, for every card that can be made", () => {
		for (const card of allCards) {
			const totals = quantityLadder.map((quantity) => quote(card, quantity).total);
			expect(totals, JSON.stringify(card)).toEqual([...totals].sort((a, b) => a - b));
		}
	});

	test("[P5] a single piece of a larger ladder quantity never costs more", () => {
		for (const card of allCards) {
			const units = quantityLadder.map((quantity) => quote(card, quantity).unit);
			expect(units, JSON.stringify(card)).toEqual([...units].sort((a, b) => b - a));
		}
	});

	test("a quote survives JSON", () => {
		fc.assert(
			fc.property(arbitraryCard, arbitraryQuantity, (card, quantity) => {
				const original = quote(card, quantity);
				expect(JSON.parse(JSON.stringify(original))).toEqual(original);
			}),
		);
	});
});

describe("refusals", () => {
	test("[P1] refuses any quantity but a whole one from 1 to 5000", () => {
		fc.assert(
			fc.property(arbitraryBadQuantity, (quantity) => {
				const result = quoteCard({ configuration: plainCard, quantity }, list, market);
				expect(result).toEqual({
					ok: false,
					error: { code: "quantity_out_of_range", quantity, min: 1, max: 5000 },
				});
			}),
		);
	});

	test.each([
		["formatType", "leporello"],
		["paperType", "seide"],
		["refinementType", "kupfer"],
	])("[P2] an unknown %s has no price", (field, value) => {
		const configuration = { ...plainCard, [field]: value };
		expect(quoteCard({ configuration, quantity: 50 }, list, market)).toEqual({
			ok: false,
			error: { code: "price_missing", field, value },
		});
	});

	test("[P2] a list without a paper class has no price for its papers, and no ladder", () => {
		const holed = { ...list, card: { ...list.card, paper: { 0: 0, 1: 15, 2: 30 } } };
		const cotton = { ...plainCard, paperType: "feinstpapier" };
		const error = { code: "price_missing", field: "paperType", value: "feinstpapier" };
		expect(quoteCard({ configuration: cotton, quantity: 50 }, holed, market)).toEqual({ ok: false, error });
		expect(priceLadder(cotton, holed, market)).toEqual({ ok: false, error });
	});

	test("a list in another currency than the market is a mistake of ours", () => {
		const swiss = { ...marketOf("de"), key: "ch", currency: "chf" } as const;
		expect(() => quoteCard({ configuration: plainCard, quantity: 50 }, list, swiss)).toThrow("chf");
		expect(() => fromPrice("klappkarte-a6", list, swiss)).toThrow("ch");
	});
});

describe("for the product page", () => {
	test("the ladder has every quantity once, with the price of its quote", () => {
		const ladder = priceLadder(plainCard, list, market);
		expect(ladder.ok && ladder.value.map(({ quantity }) => quantity)).toEqual(quantityLadder);
		expect(ladder.ok && ladder.value[10]).toEqual({ quantity: 50, unit: 169, total: 8450 });
	});

	test("[P9] the price 'ab' is the lowest of all that can be bought", () => {
		for (const formatType of ["klappkarte-a6", "klappkarte-sq145", "din-lang-quer", "postkarte-a6"]) {
			const units = allCards
				.filter((card) => card.formatType === formatType)
				.flatMap((card) => quantityLadder.map((quantity) => quote(card, quantity).unit));
			expect(fromPrice(formatType, list, market)).toEqual({ amount: Math.min(...units), currency: "eur" });
		}
	});

	test("[P9] a format without a price must not be listed", () => {
		expect(() => fromPrice("leporello", list, market)).toThrow("leporello");
	});

	test("every paper and every market of the catalogue is tried here", () => {
		expect(new Set(allCards.map(({ paperType }) => paperType)).size).toBe(papers.length);
		expect(Object.keys(markets)).toEqual(["de"]);
	});
});
