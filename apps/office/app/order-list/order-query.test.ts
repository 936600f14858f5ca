import { productionStates } from "@offizin/orders";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type OrderQuery, readOrderQuery, writeOrderQuery } from "./order-query.ts";
import { sortColumns } from "./sort-orders.ts";

const usual: OrderQuery = {
	production: undefined,
	hasUndeliveredMail: false,
	search: "",
	page: 1,
	sort: undefined,
};
const read = (text: string) => readOrderQuery(new URLSearchParams(text));

describe("the list in the address", () => {
	test("what is written is read again", () => {
		const query = fc.record({
			production: fc.option(fc.constantFrom(...productionStates), { nil: undefined }),
			hasUndeliveredMail: fc.boolean(),
			search: fc.string({ maxLength: 120 }).map((text) => text.trim()),
			page: fc.integer({ min: 1, max: 10_000 }),
			sort: fc.option(fc.record({ column: fc.constantFrom(...sortColumns), isDescending: fc.boolean() }), {
				nil: undefined,
			}),
		});
		fc.assert(
			fc.property(query, (given) => {
				expect(read(writeOrderQuery(given))).toEqual(given);
			}),
		);
	});

	test("the usual list has a bare address", () => {
		expect(writeOrderQuery(usual)).toBe("");
	});

	test.each([
		"produktion=fertig",
		"post=weg",
		"seite=0",
		"seite=1.5",
		"seite=zwei",
		"seite=10001",
		"sortierung=password",
		"sortierung=--total",
		"suche=%20%20",
	])("%s is left out", (text) => {
		expect(read(text)).toEqual(usual);
	});

	test("a search is cut to what the server takes", () => {
		expect(read(`suche=${"x".repeat(500)}`).search).toHaveLength(120);
	});
});
