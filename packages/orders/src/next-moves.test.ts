import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	firstState,
	isCancellable,
	type LineProgress,
	lineMoves,
	moveLine,
	nextMoves,
	nextOrderMoves,
} from "./next-moves.ts";
import { deliveryStates, paymentStates, productionStates } from "./order-state.ts";
import { type Payment, paymentMethods } from "./payment.ts";

const onInvoice: Payment = { method: "invoice", state: "open" };
const unpaid: Payment = { method: "prepayment", state: "open" };
const paid: Payment = { method: "prepayment", state: "paid" };

describe("what staff may do", () => {
	test.each([
		["preparing", "pending", []],
		["failed", "pending", ["retry"]],
		["ready", "pending", ["release"]],
		["released", "pending", ["print"]],
		["printed", "pending", ["ship"]],
		["printed", "shipped", ["deliver"]],
		["printed", "delivered", []],
		["cancelled", "cancelled", []],
	] as const)("[orders.O4] %s and %s: %j", (production, delivery, moves) => {
		expect(nextMoves({ production, delivery }, onInvoice)).toEqual(moves);
		expect(nextMoves({ production, delivery }, paid)).toEqual(moves);
	});

	test.each([
		["not yet paid", unpaid],
		["refunded", { method: "prepayment", state: "refunded" }],
		["cancelled", { method: "invoice", state: "cancelled" }],
	] as const)("[orders.O5] nothing is made or sent when payment is %s", (_, payment) => {
		for (const production of ["ready", "released", "printed"] as const) {
			expect(nextMoves({ production, delivery: "pending" }, payment)).toEqual([]);
		}
		expect(nextMoves({ production: "failed", delivery: "pending" }, payment)).toEqual(["retry"]);
		expect(nextMoves({ production: "printed", delivery: "shipped" }, payment)).toEqual(["deliver"]);
	});

	test("[orders.O4] an open payment can be received, whatever the method", () => {
		const released = [{ production: "released", delivery: "pending" } as const];
		expect(nextOrderMoves(onInvoice, released)).toEqual(["pay"]);
		expect(nextOrderMoves(unpaid, released)).toEqual(["pay"]);
		expect(nextOrderMoves(paid, released)).toEqual([]);
	});

	test("[orders.O18] until it is paid or one line is at the press, an order can be cancelled", () => {
		const line = (
			production: LineProgress["production"],
			delivery: LineProgress["delivery"] = "pending",
		) => ({
			production,
			delivery,
		});
		for (const production of ["preparing", "failed", "ready", "stocked"] as const)
			expect(nextOrderMoves(unpaid, [line(production)])).toEqual(["pay", "cancel"]);
		for (const gone of [line("released"), line("printed"), line("stocked", "shipped")])
			expect(isCancellable(onInvoice, [line("ready"), gone])).toBe(false);
		expect(isCancellable(paid, [line("ready")])).toBe(true);
		expect(isCancellable({ state: "refunded" }, [line("ready")])).toBe(false);
		const cancelled = { method: "invoice", state: "cancelled" } as const;
		expect(isCancellable(cancelled, [line("cancelled", "cancelled")])).toBe(false);
	});
});

describe("moving a line", () => {
	test("[orders.O4] changes its states and nothing else", () => {
		const line = { id: "order-line-1", production: "ready", delivery: "pending" } as const;
		expect(moveLine(line, "release", onInvoice)).toEqual({
			ok: true,
			value: { id: "order-line-1", production: "released", delivery: "pending" },
		});
	});

	test("[orders.O6] an unprinted line is not shipped, and the refusal says where it stands", () => {
		const line = { production: "released", delivery: "pending" } as const;
		expect(moveLine(line, "ship", paid)).toEqual({
			ok: false,
			error: { code: "move_refused", move: "ship", line },
		});
	});

	test("[orders.O6] however staff moves a line, it is never shipped unprinted unless it lies in stock", () => {
		const payment = fc.record({
			method: fc.constantFrom(...paymentMethods),
			state: fc.constantFrom(...paymentStates),
		});
		const start = {
			production: fc.constantFrom(...productionStates),
			delivery: fc.constantFrom(...deliveryStates),
		};
		const isSound = ({ production, delivery }: { production: string; delivery: string }) =>
			production === "printed" ||
			production === "stocked" ||
			delivery === "pending" ||
			delivery === "cancelled";
		const walk = fc.tuple(
			fc.record(start).filter(isSound),
			fc.array(fc.tuple(fc.constantFrom(...lineMoves), payment)),
		);
		fc.assert(
			fc.property(walk, ([first, steps]) => {
				let line = first;
				for (const [move, owed] of steps) {
					const moved = moveLine(line, move, owed);
					if (moved.ok) line = moved.value;
					expect(isSound(line)).toBe(true);
				}
			}),
		);
	});
});

test("[orders.O6] what lies in stock is sent as soon as payment allows it, and never printed", () => {
	const line = { production: "stocked", delivery: "pending" } as const;
	expect(nextMoves(line, { method: "invoice", state: "open" })).toEqual(["ship"]);
	expect(nextMoves(line, { method: "prepayment", state: "open" })).toEqual([]);
	expect(firstState({ item: "article" })).toBe("stocked");
	expect(firstState({ item: "product" })).toBe("preparing");
	expect(firstState({ item: "sample" })).toBe("preparing");
});
