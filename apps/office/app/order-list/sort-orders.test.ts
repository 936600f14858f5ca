import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ListedOrder } from "#app/api/call.ts";
import { listedOrder } from "./order-fixtures.ts";
import { nextOrderSort, sortColumns, sortOrders } from "./sort-orders.ts";

const eur = (amount: number) => ({ amount, currency: "eur" }) as const;

/** Two orders that differ in the column, in ascending order. */
const pairs: Readonly<
	Record<(typeof sortColumns)[number], readonly [Partial<ListedOrder>, Partial<ListedOrder>]>
> = {
	number: [{ number: "26-99999" }, { number: "26-100000" }],
	channel: [{ channel: "bildwand" }, { channel: "papiervogel" }],
	placedAt: [{ placedAt: "2026-11-20T10:30:00+01:00" }, { placedAt: "2026-11-20T10:00:00Z" }],
	customer: [{ customer: "Änne Ärmel" }, { customer: "Bert Zobel" }],
	pieces: [{ pieces: 9 }, { pieces: 50 }],
	total: [{ total: eur(999) }, { total: eur(10_000) }],
	payment: [
		{ payment: { method: "invoice", state: "open" } },
		{ payment: { method: "invoice", state: "paid" } },
	],
	production: [{ production: ["printed", "failed"] }, { production: ["ready", "ready"] }],
	delivery: [{ delivery: ["delivered", "pending"] }, { delivery: ["shipped"] }],
	deliveryDate: [{ deliveryDate: "2026-11-30" }, { deliveryDate: "2026-12-01" }],
};

describe("sorting", () => {
	test.each(sortColumns)("by %s, in both directions", (column) => {
		const [less, more] = pairs[column].map(listedOrder) as [ListedOrder, ListedOrder];
		expect(sortOrders([more, less], { column, isDescending: false })).toEqual([less, more]);
		expect(sortOrders([less, more], { column, isDescending: true })).toEqual([more, less]);
	});

	test("equals keep their order, nothing is lost, the input stays as it is", () => {
		const orders = fc.array(fc.record({ pieces: fc.integer({ min: 1, max: 3 }), number: fc.uuid() }), {
			maxLength: 20,
		});
		fc.assert(
			fc.property(orders, fc.boolean(), (partial, isDescending) => {
				const given = Object.freeze(partial.map(listedOrder));
				const sorted = sortOrders(given, { column: "pieces", isDescending });
				for (const pieces of [1, 2, 3]) {
					const ofSize = (all: readonly ListedOrder[]) => all.filter((order) => order.pieces === pieces);
					expect(ofSize(sorted)).toEqual(ofSize(given));
				}
				expect(sorted).toHaveLength(given.length);
			}),
		);
	});

	test("without a column the server's order stays", () => {
		const orders = [listedOrder({ number: "2" }), listedOrder({ number: "1" })];
		expect(sortOrders(orders, undefined)).toBe(orders);
	});
});

describe("a click on a head", () => {
	test("sorts, turns round, and goes back to newest first", () => {
		const first = nextOrderSort(undefined, "customer");
		const second = nextOrderSort(first, "customer");
		expect([first, second, nextOrderSort(second, "customer")]).toEqual([
			{ column: "customer", isDescending: false },
			{ column: "customer", isDescending: true },
			undefined,
		]);
	});

	test("shows the largest amount first", () => {
		expect(nextOrderSort({ column: "customer", isDescending: false }, "total")).toEqual({
			column: "total",
			isDescending: true,
		});
	});
});
