import {
	deliveryStates,
	type LineProgress,
	lineMoves,
	nextMoves,
	type Payment,
	productionStates,
} from "@offizin/orders";
import { describe, expect, test } from "vitest";
import { moveWords, waitingFor } from "./move-words.ts";

const invoice: Payment = { method: "invoice", state: "open" };
const unpaid: Payment = { method: "prepayment", state: "open" };

describe("moves", () => {
	test("every move of a line has words, and so has paying", () => {
		expect(Object.keys(moveWords).sort()).toEqual([...lineMoves, "pay"].sort());
	});

	test("[orders.O3] a move into a final state is asked for first", () => {
		for (const move of ["print", "deliver"] as const) expect(moveWords[move].question).toBeDefined();
	});

	test("a new try and a release are not worth a question", () => {
		for (const move of ["retry", "release"] as const) expect(moveWords[move].question).toBeUndefined();
	});
});

describe("waiting", () => {
	const all: LineProgress[] = productionStates.flatMap((production) =>
		deliveryStates.map((delivery) => ({ production, delivery })),
	);

	test("[orders.O5] a line that payment holds up says so", () => {
		for (const line of all.filter((one) => nextMoves(one, unpaid).length < nextMoves(one, invoice).length)) {
			expect(waitingFor(line, unpaid), JSON.stringify(line)).toBe("Wartet auf den Zahlungseingang.");
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
