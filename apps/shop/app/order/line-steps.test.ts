import { deliveryStates, productionStates } from "@offizin/orders";
import { describe, expect, it } from "vitest";
import { lineNote, lineSteps, orderHeadline } from "./line-steps.ts";

const invoice = { method: "invoice", state: "open" } as const;
const awaited = { method: "prepayment", state: "open" } as const;
const paid = { method: "prepayment", state: "paid" } as const;
const fresh = { production: "preparing", delivery: "pending" } as const;
const ready = { production: "ready", delivery: "pending" } as const;
const atPress = { production: "released", delivery: "pending" } as const;
const printed = { production: "printed", delivery: "pending" } as const;
const sent = { production: "printed", delivery: "shipped" } as const;
const there = { production: "printed", delivery: "delivered" } as const;
const stocked = { production: "stocked", delivery: "pending" } as const;
const off = { production: "cancelled", delivery: "cancelled" } as const;

function current(steps: ReturnType<typeof lineSteps>): string | undefined {
	return steps.find(({ state }) => state === "current")?.key;
}

describe("the way of a line", () => {
	it.each([
		["file", fresh],
		["file", ready],
		["press", atPress],
		["printed", printed],
		["shipped", sent],
		[undefined, there],
	])("[orders.O1] stands at %s", (key, line) => {
		expect(current(lineSteps(invoice, line))).toBe(key);
	});

	it("[orders.O5] waits for the money before anything else when it comes first", () => {
		expect(current(lineSteps(awaited, ready))).toBe("paid");
		expect(current(lineSteps(paid, ready))).toBe("file");
		expect(lineSteps(invoice, fresh).some(({ key }) => key === "paid")).toBe(false);
	});

	it("[orders.O1] leads from stock to the parcel without a press", () => {
		const keys = lineSteps(invoice, stocked).map(({ key }) => key);
		expect(keys).toEqual(["placed", "packed", "shipped", "delivered"]);
		expect(current(lineSteps(invoice, stocked))).toBe("packed");
		expect(current(lineSteps(invoice, { ...stocked, delivery: "shipped" }))).toBe("shipped");
	});

	it("[orders.O2] has one step at a time for every state a line can be in, done before and ahead after it", () => {
		const order = ["done", "current", "ahead"];
		for (const production of productionStates) {
			for (const delivery of deliveryStates) {
				const states = lineSteps(invoice, { production, delivery }).map(({ state }) => state);
				const sorted = [...states].sort((a, b) => order.indexOf(a) - order.indexOf(b));
				if (delivery === "pending") expect(states).toEqual(sorted);
				expect(states.filter((state) => state === "current").length).toBeLessThanOrEqual(1);
			}
		}
	});

	it("[orders.O3] ends when the line is cancelled", () => {
		expect(lineSteps(invoice, off)).toEqual([]);
		expect(lineNote(invoice, off)).toBe("cancelled");
	});
});

describe("the sentence under it", () => {
	it("[orders.O5] asks for the transfer until it is there, and never once the parcel is on its way", () => {
		expect(lineNote(awaited, ready)).toBe("awaitingPayment");
		expect(lineNote(paid, ready)).toBe("ready");
		expect(lineNote(awaited, sent)).toBe("shipped");
	});
});

describe("the headline of an order", () => {
	it.each([
		["placed", invoice, [fresh, ready]],
		["prepaid", awaited, [fresh]],
		["placed", paid, [ready]],
		["printing", invoice, [fresh, atPress]],
		["printing", invoice, [printed, sent]],
		["shipped", invoice, [sent, there]],
		["delivered", invoice, [there, off]],
		["cancelled", invoice, [off]],
	] as const)("[orders.O1] is %s", (headline, payment, lines) => {
		expect(orderHeadline(payment, lines)).toBe(headline);
	});
});
