import { addDays, type Day, wallTime } from "@offizin/calendar-days";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DeliveryRequest, deliveryCalendar, deliveryDate } from "./delivery-date.ts";
import type { Destination } from "./place.ts";
import type { ShippingType } from "./shipping-type.ts";
import { isProductionDay } from "./working-days.ts";

const orderedAt = "2026-11-17T10:59:00+01:00";

function promise(request: Partial<DeliveryRequest>) {
	const result = deliveryDate({
		orderedAt,
		productionDays: 2,
		shippingType: "standard",
		destination: { country: "DE" },
		...request,
	});
	if (!result.ok) throw new Error(`no date: ${JSON.stringify(result.error)}`);
	return result.value;
}

describe("dates of domain.md §10, counted on a calendar", () => {
	test.each([
		[
			"[delivery.D1] Tue 17 Nov 2026 10:59 starts today",
			"2026-11-17T10:59:59+01:00",
			"2026-11-18",
			"2026-11-24",
		],
		[
			"[delivery.D1] Tue 17 Nov 2026 11:00 starts tomorrow",
			"2026-11-17T11:00:00+01:00",
			"2026-11-19",
			"2026-11-25",
		],
		[
			"[delivery.D1] Friday after 11:00 starts on Monday",
			"2026-11-20T12:00:00+01:00",
			"2026-11-24",
			"2026-11-30",
		],
		["[delivery.D1] Saturday starts on Monday", "2026-11-21T08:00:00+01:00", "2026-11-24", "2026-11-30"],
		[
			"[delivery.D4] Buß- und Bettag stops the carrier",
			"2026-11-16T10:00:00+01:00",
			"2026-11-17",
			"2026-11-24",
		],
		[
			"[delivery.D2] 15 August 2028 stops production",
			"2028-08-14T09:00:00+02:00",
			"2028-08-16",
			"2028-08-22",
		],
		["[delivery.D2] All Saints 2027 on a Monday", "2027-10-29T09:00:00+02:00", "2027-11-02", "2027-11-08"],
		["31 Oct and 1 Nov 2026 are a weekend", "2026-10-29T09:00:00+01:00", "2026-10-30", "2026-11-05"],
		[
			"[delivery.D4] Christmas 2026: 24 to 27 Dec off",
			"2026-12-21T09:00:00+01:00",
			"2026-12-22",
			"2026-12-30",
		],
		["[delivery.D2] ordered on 23 Dec 2026", "2026-12-23T09:00:00+01:00", "2026-12-28", "2027-01-05"],
		["[delivery.D4] New Year and Epiphany", "2026-12-29T09:00:00+01:00", "2026-12-30", "2027-01-08"],
		["[delivery.D4] Easter 2027, in time", "2027-03-24T10:59:00+01:00", "2027-03-25", "2027-04-02"],
		["[delivery.D2] Easter 2027, too late", "2027-03-25T11:00:00+01:00", "2027-03-31", "2027-04-06"],
		["before summer time 2026", "2026-03-27T09:59:59Z", "2026-03-30", "2026-04-07"],
		["after summer time 2026, 10:59", "2026-03-30T08:59:59Z", "2026-03-31", "2026-04-08"],
		["after summer time 2026, 11:00", "2026-03-30T09:00:00Z", "2026-04-01", "2026-04-09"],
		["after winter time 2026, 10:59", "2026-10-26T09:59:59Z", "2026-10-27", "2026-11-02"],
		["after summer time 2027, Easter Monday", "2027-03-29T08:59:59Z", "2027-03-31", "2027-04-06"],
	])("%s", (_, at, handedOver, date) => {
		expect(promise({ orderedAt: at })).toEqual({ handedOver, date });
	});

	test("[delivery.D3] more production days move both days", () => {
		expect(promise({ productionDays: 4 })).toEqual({ handedOver: "2026-11-20", date: "2026-11-26" });
	});
});

describe("[delivery.D4] the recipient's holidays", () => {
	const ordered = "2026-11-16T10:00:00+01:00";

	test.each([
		["Dresden keeps Buß- und Bettag", "01067", "2026-11-24"],
		["Munich does not", "80331", "2026-11-23"],
		["04600 may be SN or TH: every state counts", "04600", "2026-11-24"],
		["what is no postal code is an unknown place", "München", "2026-11-24"],
	])("%s", (_, postalCode, date) => {
		expect(promise({ orderedAt: ordered, destination: { country: "DE", postalCode } }).date).toBe(date);
	});

	test("a holiday of one city counts in its whole state, and not in ours", () => {
		const at = "2028-08-01T09:00:00+02:00";
		expect(promise({ orderedAt: at, destination: { country: "DE", postalCode: "86150" } })).toEqual({
			handedOver: "2028-08-02",
			date: "2028-08-09",
		});
		expect(promise({ orderedAt: at, destination: { country: "DE", postalCode: "20095" } }).date).toBe(
			"2028-08-08",
		);
	});

	test.each([
		["AT keeps 8 December", { country: "AT" }, "2026-12-01T09:00:00+01:00", "2026-12-10"],
		[
			"CH counts 8 December as long as the canton is unknown",
			{ country: "CH" },
			"2026-12-01T09:00:00+01:00",
			"2026-12-11",
		],
		[
			"Zürich does not keep it",
			{ country: "CH", postalCode: "8001" },
			"2026-12-01T09:00:00+01:00",
			"2026-12-10",
		],
		["FR keeps Armistice Day", { country: "FR" }, "2026-11-05T09:00:00+01:00", "2026-11-17"],
		[
			"Good Friday 2027 in Lyon is a working day",
			{ country: "FR", postalCode: "69001" },
			"2027-03-22T09:00:00+01:00",
			"2027-04-01",
		],
		[
			"Good Friday 2027 in Strasbourg is none",
			{ country: "FR", postalCode: "67000" },
			"2027-03-22T09:00:00+01:00",
			"2027-04-02",
		],
		["NL keeps King's Day", { country: "NL" }, "2026-04-21T09:00:00+02:00", "2026-04-30"],
		["LU keeps 23 June", { country: "LU" }, "2026-06-16T09:00:00+02:00", "2026-06-25"],
		["BE keeps 21 July", { country: "BE" }, "2026-07-15T09:00:00+02:00", "2026-07-24"],
		["IT keeps 2 June", { country: "IT" }, "2026-05-27T09:00:00+02:00", "2026-06-09"],
		["ES keeps 12 October", { country: "ES" }, "2026-10-06T09:00:00+02:00", "2026-10-19"],
		["LI keeps 8 September", { country: "LI" }, "2026-09-02T09:00:00+02:00", "2026-09-14"],
	])("%s", (_, destination, at, date) => {
		expect(promise({ orderedAt: at, destination }).date).toBe(date);
	});
});

describe("faster ways", () => {
	test("[delivery.D6] express is there on the working day after the handover", () => {
		expect(promise({ shippingType: "express" })).toEqual({ handedOver: "2026-11-18", date: "2026-11-19" });
		expect(
			promise({ shippingType: "express", destination: { country: "DE", postalCode: "26757" } }).date,
		).toBe("2026-11-20");
		expect(promise({ shippingType: "express", destination: { country: "AT" } }).date).toBe("2026-11-20");
		expect(promise({ shippingType: "express", destination: { country: "CH" } }).date).toBe("2026-11-23");
	});

	test("[delivery.D7] Saturday is the first after the handover that is no holiday", () => {
		expect(promise({ shippingType: "saturday" }).date).toBe("2026-11-21");
		expect(promise({ shippingType: "saturday", orderedAt: "2026-11-19T09:00:00Z" })).toEqual({
			handedOver: "2026-11-20",
			date: "2026-11-21",
		});
		// 26 December 2026 and 2 January 2027 are Saturdays; the first is a holiday.
		expect(promise({ shippingType: "saturday", orderedAt: "2026-12-21T09:00:00Z" }).date).toBe("2027-01-02");
	});

	test("[delivery.D9] the same-day surcharge starts and ends production before the cut-off's day is over", () => {
		expect(promise({ sameDay: true, shippingType: "express" })).toEqual({
			handedOver: "2026-11-17",
			date: "2026-11-19",
		});
		expect(promise({ sameDay: true, orderedAt: "2026-11-17T10:00:00Z" }).handedOver).toBe("2026-11-18");
	});

	test.each<[ShippingType, Destination, string]>([
		["standard", { country: "GB" }, "country_not_served"],
		["standard", { country: "US" }, "country_not_served"],
		["standard", { country: "toString" }, "country_not_served"],
		["standard", { country: "" }, "country_not_served"],
		["express", { country: "FR" }, "type_not_offered"],
		["saturday", { country: "AT" }, "type_not_offered"],
		["saturday", { country: "DE", postalCode: "26548" }, "type_not_offered"],
	])("[delivery.D12] %s to %j is refused: %s", (shippingType, destination, reason) => {
		expect(deliveryDate({ orderedAt, productionDays: 2, shippingType, destination })).toEqual({
			ok: false,
			error: { code: "shipping_not_available", shippingType, country: destination.country, reason },
		});
	});
});

/** Counted a second time without our calendars: the holidays written out, by a walk over days as numbers. */
const bavarian = new Set(["01-01", "01-06", "05-01", "08-15", "10-03", "11-01", "12-25", "12-26"]);
const anywhere = new Set([...bavarian, "03-08", "08-08", "09-20", "10-31"]);
const austrian = new Set(["01-01", "01-06", "05-01", "08-15", "10-26", "11-01", "12-08", "12-25", "12-26"]);
const easters: Readonly<Record<number, string>> = {
	2026: "04-05",
	2027: "03-28",
	2028: "04-16",
	2029: "04-01",
	2030: "04-21",
	2031: "04-13",
	2032: "03-28",
	2033: "04-17",
	2034: "04-09",
	2035: "03-25",
	2036: "04-13",
};

function naive(day: Day) {
	const date = new Date(`${day}T12:00:00Z`);
	const monthDay = day.slice(5);
	const easter = new Date(`${day.slice(0, 4)}-${easters[date.getUTCFullYear()]}T12:00:00Z`);
	const sinceEaster = Math.round((date.getTime() - easter.getTime()) / 86_400_000);
	const isMovable = [-2, 1, 39, 50, 60].includes(sinceEaster);
	const isWeekend = [0, 6].includes(date.getUTCDay());
	const isPause = monthDay === "12-24" || monthDay === "12-31";
	const isRepentance = date.getUTCDay() === 3 && monthDay >= "11-16" && monthDay <= "11-22";
	const isOff = isWeekend || isPause || isMovable;
	return {
		produces: !isOff && !bavarian.has(monthDay),
		carries: !isOff && !isRepentance && !anywhere.has(monthDay),
		carriesOnSaturday: date.getUTCDay() === 6 && !isPause && !anywhere.has(monthDay),
		// Good Friday is no holiday there.
		carriesInAustria: !isWeekend && !isPause && !austrian.has(monthDay) && !(isMovable && sinceEaster !== -2),
	};
}

function daysFrom(first: Day, last: Day): Day[] {
	const days: Day[] = [];
	for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
	return days;
}

const arbitraryInstant = fc
	.date({ min: new Date("2026-01-01T00:00:00Z"), max: new Date("2035-12-31T23:00:00Z"), noInvalidDate: true })
	.map((date) => date.toISOString());

describe("laws over ten years", () => {
	test("[delivery.D2] every day of ten years is a working day or not, as counted by hand", () => {
		const wrong = daysFrom("2026-01-01", "2035-12-31").filter(
			(day) => isProductionDay(day) !== naive(day).produces,
		);
		expect(wrong).toEqual([]);
	});

	test("[delivery.D3] [delivery.D5] no working day is skipped or counted twice", () => {
		fc.assert(
			fc.property(arbitraryInstant, fc.integer({ min: 1, max: 12 }), (at, productionDays) => {
				const { handedOver, date } = promise({ orderedAt: at, productionDays });
				const { day, hour } = wallTime(at, "Europe/Berlin");
				const first = hour < 11 ? day : addDays(day, 1);
				expect(daysFrom(first, handedOver).filter((each) => naive(each).produces)).toHaveLength(
					productionDays,
				);
				expect(daysFrom(addDays(handedOver, 1), date).filter((each) => naive(each).carries)).toHaveLength(4);
				expect(naive(handedOver).produces && naive(date).carries).toBe(true);
			}),
		);
	});

	test("[delivery.D5] [delivery.D6] [delivery.D7] nor by other ways: two days to Austria, five of its standard, one Saturday", () => {
		fc.assert(
			fc.property(arbitraryInstant, (at) => {
				const days = (request: Partial<DeliveryRequest>) => {
					const { handedOver, date } = promise({ orderedAt: at, ...request });
					return daysFrom(addDays(handedOver, 1), date).map(naive);
				};
				const destination = { country: "AT" };
				const express = days({ shippingType: "express", destination });
				expect(express.filter(({ carriesInAustria }) => carriesInAustria)).toHaveLength(2);
				expect(days({ destination }).filter(({ carriesInAustria }) => carriesInAustria)).toHaveLength(5);
				const saturday = days({ shippingType: "saturday" });
				expect(saturday.filter(({ carriesOnSaturday }) => carriesOnSaturday)).toHaveLength(1);
				expect(express.at(-1)?.carriesInAustria && saturday.at(-1)?.carriesOnSaturday).toBe(true);
			}),
		);
	});

	test("[delivery.D4] knowing the place never makes a promise later", () => {
		const arbitraryPostalCode = fc
			.integer({ min: 1000, max: 99_999 })
			.map((code) => String(code).padStart(5, "0"));
		fc.assert(
			fc.property(arbitraryInstant, arbitraryPostalCode, (at, postalCode) => {
				const known = promise({ orderedAt: at, destination: { country: "DE", postalCode } });
				expect(known.date <= promise({ orderedAt: at }).date).toBe(true);
			}),
		);
	});

	test("ordering later never promises an earlier date, whatever the way", () => {
		const arbitraryType = fc.constantFrom<ShippingType>("standard", "express", "saturday");
		fc.assert(
			fc.property(arbitraryInstant, arbitraryInstant, arbitraryType, (one, other, shippingType) => {
				const [early, late] = [one, other].sort();
				const first = promise({ orderedAt: early ?? one, shippingType });
				expect(first.date <= promise({ orderedAt: late ?? other, shippingType }).date).toBe(true);
			}),
		);
	});

	test("one calendar for many production days answers what each question alone would", () => {
		const counts = fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 20 });
		fc.assert(
			fc.property(arbitraryInstant, counts, (at, productionDays) => {
				const destination = { country: "DE" };
				const calendar = deliveryCalendar({ orderedAt: at, shippingType: "standard", destination });
				for (const days of productionDays) {
					expect(calendar.ok && calendar.value(days)).toEqual(
						promise({ orderedAt: at, productionDays: days }),
					);
				}
			}),
		);
	});
});
