import {
	deliveryStates,
	type LineProgress,
	nextMoves,
	type Payment,
	productionStates,
} from "@offizin/orders";
import { describe, expect, test } from "vitest";
import { isFinal, waitingFor } from "./moves.ts";

const invoice: Payment = { method: "invoice", state: "open" };
const unpaid: Payment = { method: "prepayment", state: "open" };

describe("moves", () => {
	test("[orders.O3] a move into a final state is asked for first", () => {
		for (const move of ["print", "deliver"] as const) expect(isFinal(move)).toBe(true);
	});

	test("a new try and a release are not worth a question", () => {
		for (const move of ["retry", "release"] as const) expect(isFinal(move)).toBe(false);
	});
});

describe("waiting", () => {
	const all: LineProgress[] = productionStates.flatMap((production) =>
		deliveryStates.map((delivery) => ({ production, delivery })),
	);

	test("[orders.O5] a line that payment holds up says so", () => {
		for (const line of all.filter((one) => nextMoves(one, unpaid).length < nextMoves(one, invoice).length)) {
			expect(waitingFor(line, unpaid), JSON.stringify(line)).toBe("payment");
		}
	});

	test("a line that can move on, but for preparing, waits for nothing", () => {
		for (const line of all.filter(
			(one) => nextMoves(one, invoice).length > 0 && one.production !== "preparing",
		)) {
			expect(waitingFor(line, invoice), JSON.stringify(line)).toBeUndefined();
		}
	});

	test("a line at its end waits for nothing", () => {
		expect(waitingFor({ production: "printed", delivery: "delivered" }, unpaid)).toBeUndefined();
		expect(waitingFor({ production: "cancelled", delivery: "cancelled" }, unpaid)).toBeUndefined();
	});
});
