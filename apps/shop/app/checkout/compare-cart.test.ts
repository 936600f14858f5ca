import { describe, expect, it } from "vitest";
import { compareCart, type ShownCart, type ShownLine } from "./compare-cart.ts";

const card: ShownLine = { id: "a", name: "Einladung", quantity: 60, total: 16_080 };
const thanks: ShownLine = { id: "b", name: "Dank", quantity: 30, total: 5577 };

function shown(lines: readonly ShownLine[], shipping = 499): ShownCart {
	const amount = lines.reduce((sum, { total }) => sum + total, shipping);
	return { lines, shipping, arrival: "2026-11-24", total: { amount, currency: "eur" } };
}

describe("what has changed since the review was shown (orders.O10)", () => {
	it("[orders.O10] finds nothing in the same cart", () => {
		const cart = shown([card, thanks]);
		expect(compareCart(cart, cart)).toEqual({
			lines: {},
			removed: [],
			shipping: undefined,
			total: undefined,
		});
	});

	it("[orders.O10] names the former price of a line and of the whole", () => {
		const changes = compareCart(shown([card, thanks]), shown([{ ...card, total: 17_000 }, thanks]));
		expect(changes.lines).toEqual({ a: { kind: "price", before: 16_080 } });
		expect(changes.total).toBe(16_080 + 5577 + 499);
	});

	it("[orders.O10] says quantity, not price, when both have moved", () => {
		const now = shown([{ ...card, quantity: 80, total: 19_840 }]);
		expect(compareCart(shown([card]), now).lines).toEqual({ a: { kind: "quantity", before: 60 } });
	});

	it("[orders.O10] tells lines that came from lines that went", () => {
		const changes = compareCart(shown([card]), shown([thanks]));
		expect(changes.lines).toEqual({ b: { kind: "added" } });
		expect(changes.removed).toEqual([card]);
	});

	it("[orders.O10] names the former shipping alone", () => {
		const changes = compareCart(shown([card], 499), shown([card], 599));
		expect(changes).toMatchObject({ lines: {}, removed: [], shipping: 499 });
	});
});
