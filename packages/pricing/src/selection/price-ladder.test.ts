import { quantityLadder } from "@offizin/assortment";
import { plainCard } from "@offizin/testkit";
import { expect, test } from "vitest";
import { priceLadder } from "./price-ladder.ts";
import { cards, termsOf } from "./quoting.fixtures.ts";

const terms = termsOf("de", "papiervogel");

test("[9.1-7] the ladder has every quantity once, with the price of its quote", () => {
	const ladder = priceLadder(cards(plainCard, 1), terms);
	expect(ladder.ok && ladder.value.map(({ quantity }) => quantity)).toEqual(quantityLadder);
	expect(ladder.ok && ladder.value[10]).toEqual({ quantity: 50, unit: 169, total: 8450 });
});

test("[pricing.P2] without a price there is no ladder", () => {
	const odd = cards({ ...plainCard, formatType: "leporello" }, 1);
	expect(priceLadder(odd, terms)).toMatchObject({ ok: false, error: { code: "price_missing" } });
});
