import { deliveryStates } from "@offizin/orders";
import { describe, expect, test } from "vitest";
import { type Dated, dueOf } from "./due.ts";

const today = "2026-11-30";
const pending: Dated = {
	deliveryDate: today,
	delivery: ["pending"],
	payment: { method: "invoice", state: "open" },
};

describe("delivery dates", () => {
	test.each([
		["2026-11-29", "overdue"],
		["2026-11-30", "today"],
		["2026-12-01", "tomorrow"],
		["2026-12-02", "later"],
	])("%s, still here: %s", (deliveryDate, due) => {
		expect(dueOf({ ...pending, deliveryDate }, today)).toBe(due);
	});

	test.each(deliveryStates.filter((state) => state !== "pending"))(
		"a past date presses no longer when %s",
		(state) => {
			expect(dueOf({ ...pending, delivery: [state], deliveryDate: "2026-11-01" }, today)).toBe("done");
		},
	);

	test("one line still here is enough", () => {
		expect(dueOf({ ...pending, delivery: ["shipped", "pending"], deliveryDate: "2026-11-29" }, today)).toBe(
			"overdue",
		);
	});

	test("[orders.O13] before a prepayment has arrived nothing is late", () => {
		const open = {
			...pending,
			deliveryDate: "2026-11-01",
			payment: { method: "prepayment", state: "open" },
		} as const;
		expect(dueOf(open, today)).toBe("unpaid");
		expect(dueOf({ ...open, payment: { ...open.payment, state: "paid" } }, today)).toBe("overdue");
	});
});
