import { buildCart, buildLine, plainCard } from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { intendDifference, setQuantity } from "./cart.ts";
import type { ArticleLine, CartLine, DesignLine } from "./cart-line.ts";
import { compareEnvelopes, usualReserve } from "./compare-envelopes.ts";

const WHITE = "envelope-gerade-weiss-c6";
const bare = { ...plainCard, envelope: "ohne" };

function cards(quantity: number, more: Partial<DesignLine> = {}): DesignLine {
	return buildLine({ id: "cards", designId: "card", configuration: bare, quantity, ...more });
}
function printed(quantity: number, more: Partial<DesignLine> = {}): DesignLine {
	const configuration = { ...bare, formatType: "briefumschlag-c6-gerade" };
	return buildLine({
		id: "envelopes",
		designId: "envelope",
		beside: "card",
		configuration,
		quantity,
		...more,
	});
}
function blank(quantity: number, sku = WHITE): ArticleLine {
	return { item: "article", id: "blank", sku, quantity };
}
const compare = (...lines: readonly CartLine[]) => compareEnvelopes(buildCart(...lines));

describe("[cart.C12] printed envelopes", () => {
	test("fewer than cards are told, and as many are made with one change", () => {
		expect(compare(cards(50), printed(30))).toEqual([
			{
				line: "envelopes",
				cards: 50,
				envelopes: 30,
				of: "printed",
				repair: { line: "envelopes", quantity: 50, of: "envelopes" },
			},
		]);
	});

	test("the usual reserve is nobody's mistake, twice as many are", () => {
		expect([usualReserve(10), usualReserve(50), usualReserve(200)]).toEqual([10, 10, 40]);
		expect(compare(cards(50), printed(50))).toEqual([]);
		expect(compare(cards(50), printed(60))).toEqual([]);
		expect(compare(cards(50), printed(100))[0]?.repair).toEqual({
			line: "envelopes",
			quantity: 50,
			of: "envelopes",
		});
	});

	test("are for the cards in every way their design is ordered", () => {
		const creme = { ...bare, paperType: "creme" };
		const other = cards(30, { id: "creme", configuration: creme });
		expect(compare(cards(20), other, printed(50))).toEqual([]);
		expect(compare(cards(20), other, printed(40))[0]).toMatchObject({ cards: 50, repair: { quantity: 50 } });
	});

	test("[14] are as they are meant once somebody says so, until the difference is another one", () => {
		const cart = buildCart(cards(50), printed(30));
		const meant = intendDifference(cart, "envelopes", { cards: 50, envelopes: 30 });
		if (!meant.ok) throw new Error(meant.error.code);
		expect(compareEnvelopes(meant.value)).toEqual([]);
		expect(meant.value.version).toBe(cart.version + 1);
		const fewer = setQuantity(meant.value, "envelopes", 20);
		expect(fewer.ok && compareEnvelopes(fewer.value)).toMatchObject([{ cards: 50, envelopes: 20 }]);
		const back = setQuantity(fewer.ok ? fewer.value : cart, "envelopes", 30);
		expect(back.ok && compareEnvelopes(back.value)).toEqual([]);
		const stock = intendDifference(buildCart(cards(50), blank(30)), "blank", { cards: 50, envelopes: 30 });
		expect(stock.ok && compareEnvelopes(stock.value)).toEqual([]);
		expect(intendDifference(cart, "gone", { cards: 1, envelopes: 2 })).toMatchObject({ ok: false });
	});

	test("cards that have a blank envelope each miss none", () => {
		const packed = { ...plainCard, envelope: WHITE };
		expect(compare(cards(50, { configuration: packed }), printed(30))).toEqual([]);
	});

	test("say nothing without their card, and a stranger's card is none of theirs", () => {
		expect(compare(printed(30))).toEqual([]);
		expect(compare(cards(50, { designId: "other" }), printed(30))).toEqual([]);
	});
});

describe("[cart.C12] recipients", () => {
	const recipients = (quantity: number) => printed(quantity, { isPersonal: true });

	test("each gets a card, so the cards follow; some cards to spare are fine", () => {
		expect(compare(cards(30), recipients(50))).toEqual([
			{
				line: "envelopes",
				cards: 30,
				envelopes: 50,
				of: "recipients",
				repair: { line: "cards", quantity: 50, of: "cards" },
			},
		]);
		expect(compare(cards(60), recipients(50))).toEqual([]);
		expect(compare(cards(61), recipients(50))[0]?.repair).toEqual({
			line: "cards",
			quantity: 50,
			of: "cards",
		});
	});

	test("where each card is a guest's own too, the lists differ, and no number mends that", () => {
		const [found] = compare(cards(49, { isPersonal: true }), recipients(50));
		expect(found).toMatchObject({ cards: 49, envelopes: 50, repair: undefined });
	});
});

describe("[cart.C12] envelopes from stock", () => {
	test("fewer than the cards of their size that have none are told; more are somebody's own affair", () => {
		expect(compare(cards(50), blank(30))).toEqual([
			{
				line: "blank",
				cards: 50,
				envelopes: 30,
				of: "blank",
				repair: { line: "blank", quantity: 50, of: "envelopes" },
			},
		]);
		expect(compare(cards(50), blank(500))).toEqual([]);
		expect(compare(cards(50), blank(30, "envelope-gerade-weiss-dl"))).toEqual([]);
		expect(compare(cards(50), blank(30, "pen-gel-gold"))).toEqual([]);
	});

	test("cards with envelopes of their own, printed or packed, want none of them", () => {
		const packed = cards(50, { configuration: { ...plainCard, envelope: WHITE } });
		expect(compare(packed, blank(30))).toEqual([]);
		expect(compare(cards(50), printed(50), blank(10))).toEqual([]);
	});
});

test("[cart.C12] whatever is repaired is told no more", () => {
	const quantity = fc.integer({ min: 1, max: 5000 });
	const isPersonal = fc.constantFrom<Partial<DesignLine>>({}, { isPersonal: true });
	fc.assert(
		fc.property(quantity, quantity, quantity, isPersonal, (one, two, three, own) => {
			const cart = buildCart(cards(one), cards(three, { id: "more" }), printed(two, own), blank(three));
			for (const { repair } of compareEnvelopes(cart)) {
				if (!repair) continue;
				const mended = setQuantity(cart, repair.line, repair.quantity);
				expect(mended.ok && compareEnvelopes(mended.value)).toEqual([]);
			}
		}),
	);
});
