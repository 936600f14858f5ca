import { plainCard } from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type Day, wallTime } from "./day.ts";
import { deliveryDate, isCarrierDay, isProductionDay } from "./delivery-date.ts";

function promise(
	orderedAt: string,
	refinementType: "ohne" | "gold" = "ohne",
	punching: "ohne" | "welle" = "ohne",
) {
	const configuration = { ...plainCard, refinementType, punching };
	return deliveryDate({ orderedAt, configuration, shippingType: "standard", country: "DE" });
}

describe("dates of domain.md §10, counted on a calendar", () => {
	test.each([
		["[D1] Tue 17 Nov 2026 10:59 starts today", "2026-11-17T10:59:59+01:00", "2026-11-18", "2026-11-24"],
		["[D1] Tue 17 Nov 2026 11:00 starts tomorrow", "2026-11-17T11:00:00+01:00", "2026-11-19", "2026-11-25"],
		["[D1] Friday after 11:00 starts on Monday", "2026-11-20T12:00:00+01:00", "2026-11-24", "2026-11-30"],
		["[D1] Saturday starts on Monday", "2026-11-21T08:00:00+01:00", "2026-11-24", "2026-11-30"],
		["[D4] Buß- und Bettag stops the carrier", "2026-11-16T10:00:00+01:00", "2026-11-17", "2026-11-24"],
		["[D2] 15 August 2028 stops production", "2028-08-14T09:00:00+02:00", "2028-08-16", "2028-08-22"],
		["[D2] All Saints 2027 on a Monday", "2027-10-29T09:00:00+02:00", "2027-11-02", "2027-11-08"],
		["31 Oct and 1 Nov 2026 are a weekend", "2026-10-29T09:00:00+01:00", "2026-10-30", "2026-11-05"],
		["[D4] Christmas 2026: 24 to 27 Dec off", "2026-12-21T09:00:00+01:00", "2026-12-22", "2026-12-30"],
		["[D2] ordered on 23 Dec 2026", "2026-12-23T09:00:00+01:00", "2026-12-28", "2027-01-05"],
		["[D4] New Year and Epiphany", "2026-12-29T09:00:00+01:00", "2026-12-30", "2027-01-08"],
		["[D4] Easter 2027, in time", "2027-03-24T10:59:00+01:00", "2027-03-25", "2027-04-02"],
		["[D2] Easter 2027, too late", "2027-03-25T11:00:00+01:00", "2027-03-31", "2027-04-06"],
		["before summer time 2026", "2026-03-27T09:59:59Z", "2026-03-30", "2026-04-07"],
		["after summer time 2026, 10:59", "2026-03-30T08:59:59Z", "2026-03-31", "2026-04-08"],
		["after summer time 2026, 11:00", "2026-03-30T09:00:00Z", "2026-04-01", "2026-04-09"],
		["after winter time 2026, 10:59", "2026-10-26T09:59:59Z", "2026-10-27", "2026-11-02"],
	])("%s", (_, orderedAt, handedOver, date) => {
		expect(promise(orderedAt)).toEqual({ handedOver, date });
	});

	test("[D3] foil takes two production days more", () => {
		expect(promise("2026-11-17T10:59:00+01:00", "gold")).toEqual({
			handedOver: "2026-11-20",
			date: "2026-11-26",
		});
	});

	test("a country without a calendar is a mistake of ours: shipping refuses it first", () => {
		const request = { configuration: plainCard, shippingType: "standard", country: "AT" } as const;
		expect(() => deliveryDate({ ...request, orderedAt: "2026-11-17T09:00:00Z" })).toThrow("AT");
	});
});

function daysFrom(first: Day, last: Day): Day[] {
	const days: Day[] = [];
	for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
	return days;
}

const arbitraryInstant = fc
	.date({ min: new Date("2026-01-01T00:00:00Z"), max: new Date("2035-12-31T23:00:00Z"), noInvalidDate: true })
	.map((date) => date.toISOString());

describe("laws over ten years", () => {
	test("[D3] [D5] no working day is skipped or counted twice", () => {
		fc.assert(
			fc.property(
				arbitraryInstant,
				fc.constantFrom("ohne", "gold"),
				fc.constantFrom("ohne", "welle"),
				(orderedAt, refinementType, punching) => {
					const { handedOver, date } = promise(orderedAt, refinementType, punching);
					const { day, hour } = wallTime(orderedAt, "Europe/Berlin");
					const first = hour < 11 ? day : addDays(day, 1);
					expect(daysFrom(first, handedOver).filter(isProductionDay)).toHaveLength(
						2 + (refinementType === "ohne" ? 0 : 2) + (punching === "ohne" ? 0 : 2),
					);
					expect(daysFrom(addDays(handedOver, 1), date).filter(isCarrierDay)).toHaveLength(4);
					expect(isProductionDay(handedOver) && isCarrierDay(date)).toBe(true);
				},
			),
		);
	});

	test("ordering later never promises an earlier date", () => {
		fc.assert(
			fc.property(arbitraryInstant, arbitraryInstant, (one, other) => {
				const [early, late] = [one, other].sort();
				expect(promise(early ?? one).date <= promise(late ?? other).date).toBe(true);
			}),
		);
	});
});
