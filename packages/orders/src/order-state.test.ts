import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { advance, deliveryTable, paymentTable, productionTable, type StateTable } from "./order-state.ts";

const tables: readonly StateTable<string>[] = [paymentTable, productionTable, deliveryTable];
const stateOf = (table: StateTable<string>) => fc.constantFrom(...Object.keys(table));

describe("state tables", () => {
	test("[orders.O3] the final states are exactly these", () => {
		const finals = tables.map((table) => Object.keys(table).filter((state) => table[state]?.length === 0));
		expect(finals).toEqual([
			["refunded", "cancelled"],
			["printed", "cancelled"],
			["delivered", "cancelled"],
		]);
	});

	test("[orders.O2] [orders.O3] any walk stays inside its table and never leaves a final state", () => {
		const walk = fc
			.constantFrom(...tables)
			.chain((table) =>
				fc.tuple(fc.constant(table), stateOf(table), fc.array(stateOf(table), { maxLength: 20 })),
			);
		fc.assert(
			fc.property(walk, ([table, start, wishes]) => {
				let state = start;
				for (const wish of wishes) {
					const isFinal = table[state]?.length === 0;
					const moved = advance(table, state, wish);
					expect(moved.ok).toBe(table[state]?.includes(wish));
					if (isFinal)
						expect(moved).toEqual({ ok: false, error: { code: "move_not_allowed", from: state, to: wish } });
					if (moved.ok) state = moved.value;
				}
				expect(Object.keys(table)).toContain(state);
			}),
		);
	});

	test("[orders.O3] from every state a final state can be reached", () => {
		for (const table of tables) {
			const reached = new Set(Object.keys(table).filter((state) => table[state]?.length === 0));
			for (let size = -1; size !== reached.size; ) {
				size = reached.size;
				for (const [state, nexts] of Object.entries(table)) {
					if (nexts.some((next) => reached.has(next))) reached.add(state);
				}
			}
			expect(reached.size).toBe(Object.keys(table).length);
		}
	});

	test("[orders.O2] a failed print file is prepared again, a printed line cannot be cancelled", () => {
		expect(advance(productionTable, "failed", "preparing")).toEqual({ ok: true, value: "preparing" });
		expect(advance(productionTable, "failed", "ready").ok).toBe(false);
		expect(advance(productionTable, "failed", "cancelled").ok).toBe(true);
		expect(advance(productionTable, "printed", "cancelled").ok).toBe(false);
	});
});
