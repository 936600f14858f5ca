import { buildLine, buildOrder, buildPricedCart, plainCard } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { promiseLines } from "./promise-lines.ts";
import { recordPayment } from "./record-payment.ts";

const withEnvelope = { ...plainCard, envelope: "envelope-gerade-salbei-c6" };
const withRibbon = { ...withEnvelope, ribbon: "ribbon-jute-natur" };
const tied = buildLine({ id: "line-2", configuration: withRibbon });

describe("[orders.O13] what is promised of each line", () => {
	test("[3.7-6] a ribbon has a date of its own, everything else that of the parcel", () => {
		const { lines } = buildOrder({
			priced: buildPricedCart(buildLine({ configuration: withEnvelope }), tied),
		});
		expect(lines).toMatchObject([
			{ id: "order-line-1", deliveryDate: "2026-11-24" },
			{ id: "order-line-2", deliveryDate: "2026-11-24", ribbonDate: "2026-11-24" },
		]);
		expect(lines[0]).not.toHaveProperty("ribbonDate");
	});

	test("by express the cards do not wait for the ribbon", () => {
		const terms = { orderedAt: "2026-11-17T09:00:00Z", shippingType: "express", country: "DE" } as const;
		expect(promiseLines([tied], terms)).toEqual([
			{ ...tied, deliveryDate: "2026-11-19", ribbonDate: "2026-11-24" },
		]);
	});

	test("with prepayment both dates are counted again from the money", () => {
		const order = buildOrder({ priced: buildPricedCart(tied), payment: "prepayment" });
		const paid = recordPayment(order, "2026-11-23T09:00:00Z");
		expect(paid.ok && paid.value.lines).toMatchObject([
			{ id: "order-line-1", deliveryDate: "2026-11-30", ribbonDate: "2026-11-27" },
		]);
	});
});
