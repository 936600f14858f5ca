import { money } from "@offizin/money";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moneyBack, type Refund, refundStates } from "./refund.ts";

const paid = { total: money(4990, "eur"), state: "paid" } as const;

describe("[orders.O20] money goes back", () => {
	test("nothing of what nobody has paid", () => {
		expect(moneyBack({ ...paid, state: "open" }, [])).toEqual({
			refunded: money(0, "eur"),
			refundable: money(0, "eur"),
			state: "open",
		});
	});

	test("what is on its way is not given a second time, what was refused may be", () => {
		const refunds: readonly Refund[] = [
			{ amount: 1000, state: "done" },
			{ amount: 2000, state: "requested" },
			{ amount: 500, state: "failed" },
		];
		expect(moneyBack(paid, refunds)).toEqual({
			refunded: money(1000, "eur"),
			refundable: money(1990, "eur"),
			state: "paid",
		});
	});

	test("with the last of it the order is refunded", () => {
		const refunds: readonly Refund[] = [
			{ amount: 990, state: "done" },
			{ amount: 4000, state: "done" },
		];
		expect(moneyBack(paid, refunds).state).toBe("refunded");
		expect(moneyBack(paid, [{ amount: 4990, state: "requested" }]).state).toBe("paid");
	});

	test("whoever keeps to what is refundable never gives back more than was paid", () => {
		const step = fc.record({
			share: fc.double({ min: 0, max: 1, noNaN: true }),
			state: fc.constantFrom(...refundStates),
		});
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.array(step), (amount, steps) => {
				const order = { total: money(amount, "eur"), state: "paid" } as const;
				const refunds: Refund[] = [];
				for (const { share, state } of steps) {
					const { refundable } = moneyBack(order, refunds);
					refunds.push({ amount: Math.floor(refundable.amount * share), state });
					const { refunded, refundable: left } = moneyBack(order, refunds);
					expect(refunded.amount + left.amount).toBeLessThanOrEqual(amount);
				}
			}),
		);
	});
});
