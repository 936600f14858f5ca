import { expect, test } from "vitest";
import { termsOf } from "../selection/quoting.fixtures.ts";
import { priceIn } from "./price-list.ts";

test.each([
	["card.base", "constructor", "length"],
	["postage.letter", "toString", "length"],
	["card.base", "__proto__", "price"],
	["constructor", "prototype", "price"],
	["card.base", "1", "constructor"],
	["card.base", "2", "price"],
])("[pricing.P2] %s %s %s has no price", (table, row, column) => {
	expect(priceIn(termsOf("de").list, table, row, column)).toEqual({
		ok: false,
		error: { code: "price_missing", table, row, column },
	});
});

test("[pricing.P2] what has a price has the one of its cell", () => {
	expect(priceIn(termsOf("de").list, "card.base", "1")).toEqual({ ok: true, value: 349 });
});
