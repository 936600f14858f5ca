import { buildLine, buildOrder, buildPricedCart, plainCard } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { arrivalOf, promiseDeliveries } from "./promise-deliveries.ts";
import { recordPayment } from "./record-payment.ts";

const withEnvelope = { ...plainCard, envelope: "envelope-gerade-salbei-c6" };
const withRibbon = { ...withEnvelope, ribbon: "ribbon-jute-natur" };
const tied = buildLine({ id: "line-2", configuration: withRibbon });

describe("[orders.O13] what is promised", () => {
	test("[3.7-6] a ribbon has a date of its own, everything else that of the parcel", () => {
		const { deliveries } = buildOrder({
			priced: buildPricedCart(buildLine({ configuration: withEnvelope }), tied),
		});
		expect(deliveries).toEqual([
			{ carriage: "parcel", date: "2026-11-24", lines: ["order-line-1", "order-line-2"] },
			{ carriage: "ribbon", date: "2026-11-23", lines: ["order-line-2"] },
		]);
	});

	test("by express the cards do not wait for the ribbon", () => {
		const terms = { orderedAt: "2026-11-17T09:00:00Z", shippingType: "express", country: "DE" } as const;
		const deliveries = promiseDeliveries([tied], terms);
		expect(deliveries).toEqual([
			{ carriage: "parcel", date: "2026-11-19", lines: ["line-2"] },
			{ carriage: "ribbon", date: "2026-11-24", lines: ["line-2"] },
		]);
		expect(arrivalOf(deliveries, "line-2")).toBe("2026-11-19");
	});

	test("with prepayment both dates are counted again from the money", () => {
		const order = buildOrder({ priced: buildPricedCart(tied), payment: "prepayment" });
		const paid = recordPayment(order, "2026-11-23T09:00:00Z");
		expect(paid.ok && paid.value.deliveries).toEqual([
			{ carriage: "parcel", date: "2026-11-30", lines: ["order-line-1"] },
			{ carriage: "ribbon", date: "2026-11-27", lines: ["order-line-1"] },
		]);
	});

	test("a line arrives with its goods; of ribbons alone, with them", () => {
		const ribbon = { carriage: "ribbon", date: "2026-11-27", lines: ["a", "b"] } as const;
		const freight = { carriage: "forwarder", date: "2026-11-30", lines: ["a"] } as const;
		expect(arrivalOf([ribbon, freight], "a")).toBe("2026-11-30");
		expect(arrivalOf([ribbon, freight], "b")).toBe("2026-11-27");
		expect(arrivalOf([ribbon, freight], "voucher")).toBeUndefined();
	});
});
