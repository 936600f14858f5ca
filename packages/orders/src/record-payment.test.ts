import { buildOrder } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { recordPayment } from "./record-payment.ts";

describe("[orders.O13] money arrives", () => {
	test("with prepayment the delivery date counts from here", () => {
		const order = buildOrder({ payment: "prepayment" });
		const paid = recordPayment(order, "2026-11-20T15:00:00Z");
		expect(paid.ok && paid.value.payment).toEqual({ method: "prepayment", state: "paid" });
		expect(order.deliveries.map(({ date }) => date)).toEqual(["2026-11-24"]);
		expect(paid.ok && paid.value.deliveries.map(({ date }) => date)).toEqual(["2026-11-30"]);
	});

	test("on invoice the promise stays", () => {
		const order = buildOrder();
		const paid = recordPayment(order, "2026-12-01T15:00:00Z");
		expect(paid).toEqual({
			ok: true,
			value: { ...order, payment: { method: "invoice", state: "paid" } },
		});
	});

	test("[orders.O2] money is received once", () => {
		const once = recordPayment(buildOrder(), "2026-12-01T15:00:00Z");
		expect(once.ok && recordPayment(once.value, "2026-12-02T15:00:00Z")).toEqual({
			ok: false,
			error: { code: "move_not_allowed", from: "paid", to: "paid" },
		});
	});
});
