import { describe, expect, test } from "vitest";
import { availableShipping, lastOrderBefore } from "./available-shipping.ts";
import { deliveryDate } from "./delivery-date.ts";

const destination = { country: "DE" };

function offered(orderedAt: string, productionDays = 2, country = "DE") {
	return availableShipping({ orderedAt, productionDays, destination: { country } }).map(
		({ shippingType, date }) => [shippingType, date],
	);
}

describe("[delivery.D8] ways of sending that are worth their price", () => {
	test("on an ordinary day all three, with their dates", () => {
		expect(offered("2026-11-17T10:59:00+01:00")).toEqual([
			["standard", "2026-11-24"],
			["express", "2026-11-19"],
			["saturday", "2026-11-21"],
		]);
	});

	test("a Saturday that is no sooner than standard is not offered", () => {
		// 15 August 2026 is a Saturday and somewhere in Germany a holiday.
		expect(offered("2026-08-10T09:00:00+02:00")).toEqual([
			["standard", "2026-08-17"],
			["express", "2026-08-12"],
		]);
	});

	test("abroad there is what the carrier has days for", () => {
		expect(offered("2026-11-17T10:59:00+01:00", 2, "AT").map(([type]) => type)).toEqual([
			"standard",
			"express",
		]);
		expect(offered("2026-11-17T10:59:00+01:00", 2, "FR")).toEqual([["standard", "2026-11-26"]]);
	});

	test("in December express is offered as long as it arrives by Christmas Eve", () => {
		expect(offered("2026-12-21T10:59:00+01:00")).toEqual([
			["standard", "2026-12-30"],
			["express", "2026-12-23"],
		]);
		expect(offered("2026-12-21T11:00:00+01:00")).toEqual([["standard", "2027-01-04"]]);
		expect(offered("2026-12-24T09:00:00+01:00").map(([type]) => type)).toEqual(["standard"]);
		expect(offered("2026-12-28T09:00:00+01:00").map(([type]) => type)).toContain("express");
		expect(offered("2031-12-20T09:00:00+01:00").map(([type]) => type)).toEqual(["standard"]);
	});

	test("nothing is offered where we do not deliver", () => {
		expect(offered("2026-11-17T10:59:00+01:00", 2, "GB")).toEqual([]);
	});
});

describe("[delivery.D11] the last order before Christmas", () => {
	test.each([
		["cards", 2, "standard", "2026-12-16T10:00:00.000Z"],
		["cards with foil", 4, "standard", "2026-12-14T10:00:00.000Z"],
		["calendars", 3, "standard", "2026-12-15T10:00:00.000Z"],
		["photo books", 5, "standard", "2026-12-11T10:00:00.000Z"],
		["cards by express", 2, "express", "2026-12-21T10:00:00.000Z"],
		["photo books by express", 5, "express", "2026-12-16T10:00:00.000Z"],
		["cards on Saturday", 2, "saturday", "2026-12-17T10:00:00.000Z"],
	] as const)("%s (%i days, %s) before %s", (_, productionDays, shippingType, instant) => {
		const request = { productionDays, shippingType, destination };
		expect(lastOrderBefore(request, "2026-12-24")).toBe(instant);
	});

	test.each([2027, 2028, 2029, 2030, 2031])(
		"one millisecond before it is in time in %i, at it is too late",
		(year) => {
			const request = { productionDays: 3, shippingType: "standard", destination } as const;
			const day = `${year}-12-24`;
			const last = lastOrderBefore(request, day) ?? "";
			const before = new Date(Date.parse(last) - 1).toISOString();
			const [inTime, late] = [before, last].map((orderedAt) => deliveryDate({ ...request, orderedAt }));
			expect(inTime?.ok && inTime.value.date <= day).toBe(true);
			expect(late?.ok && late.value.date > day).toBe(true);
		},
	);

	test("summer time: the cut-off is 9:00 UTC", () => {
		const request = { productionDays: 2, shippingType: "standard", destination } as const;
		expect(lastOrderBefore(request, "2026-07-10")).toBe("2026-07-03T09:00:00.000Z");
	});

	test("there is none where the type does not reach", () => {
		const request = { productionDays: 2, shippingType: "saturday", destination: { country: "AT" } } as const;
		expect(lastOrderBefore(request, "2026-12-24")).toBeUndefined();
	});
});
