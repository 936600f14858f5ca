import { deliveryDate } from "@offizin/delivery";
import { productionDays } from "@offizin/pricing";
import { describe, expect, test } from "vitest";
import { dateCases } from "./date-cases.ts";

const [refused, promised] = [true, false].map((isRefused) =>
	dateCases.filter(({ carrier }) => (carrier.length === 0) === isRefused),
);

function promiseOf({ orderedAt, selection, shippingType, destination }: (typeof dateCases)[number]) {
	return deliveryDate({ orderedAt, productionDays: productionDays(selection), shippingType, destination });
}

describe("[§10] delivery dates, counted by hand on a calendar", () => {
	test.each(promised ?? [])("$orderedAt: $why", (one) => {
		expect(productionDays(one.selection)).toBe(one.production.length);
		expect(promiseOf(one)).toEqual({
			ok: true,
			value: { handedOver: one.production.at(-1), date: one.carrier.at(-1) },
		});
	});

	test.each(refused ?? [])("$why", (one) => {
		const { shippingType, destination } = one;
		expect(promiseOf(one)).toMatchObject({
			ok: false,
			error: { code: "shipping_not_available", shippingType, country: destination.country },
		});
	});
});
