import { type Day, yearOf } from "@offizin/calendar-days";
import type { Destination, ShippingType } from "@offizin/delivery";
import type { Selection } from "@offizin/pricing";
import { named } from "./named-selection.ts";

/** An order and its promise, counted by hand on a calendar. */
export interface DateCase {
	readonly why: string;
	/** ISO instant with the zone of Berlin, or in UTC around the changes of the clock. */
	readonly orderedAt: string;
	readonly selection: Selection;
	readonly shippingType: ShippingType;
	readonly destination: Destination;
	/** Days of production, counted; empty where the order is refused. */
	readonly production: readonly Day[];
	/** Days of the carrier, counted; the last is the promise. */
	readonly carrier: readonly Day[];
}

const card = named("Klappkarte A6", "card", {}, 50).selection;
const gold = named("Klappkarte A6 in Gold", "card", { refinementType: "gold" }, 50).selection;
const calendar = named("Wandkalender A4", "calendar", {}).selection;
const book = named("Hardcover A4", "photobook", {}).selection;

const germany: Destination = { country: "DE" };
const munich: Destination = { country: "DE", postalCode: "80331" };
const dresden: Destination = { country: "DE", postalCode: "01067" };
const hamburg: Destination = { country: "DE", postalCode: "20095" };

type Terms = Partial<Pick<DateCase, "selection" | "shippingType" | "destination">>;

/** The next such days one after another: "12-30 01-04" after 2026-12-29 ends in 2027. */
function daysAfter(start: Day, list: string): Day[] {
	let last = start;
	const written = list.split(" ").filter((day) => day !== "");
	return written.map((day) => {
		const year = yearOf(last);
		last = `${day < last.slice(5) ? year + 1 : year}-${day}`;
		return last;
	});
}

function counted(
	orderedAt: string,
	why: string,
	production: string,
	carrier: string,
	terms: Terms = {},
): DateCase {
	const ordered = orderedAt.slice(0, 10);
	const made = daysAfter(ordered, production);
	return {
		why,
		orderedAt,
		selection: card,
		shippingType: "standard",
		destination: germany,
		...terms,
		production: made,
		carrier: daysAfter(made.at(-1) ?? ordered, carrier),
	};
}

/** Domain.md §10: the cut-off, regional holidays, weekends, Christmas, Easter and the changes of the clock. */
export const dateCases: readonly DateCase[] = [
	counted(
		"2026-11-17T10:59:59+01:00",
		"before the cut-off: production starts on that day",
		"11-17 11-18",
		"11-19 11-20 11-23 11-24",
	),
	counted(
		"2026-11-17T11:00:00+01:00",
		"at the cut-off: production starts on the next",
		"11-18 11-19",
		"11-20 11-23 11-24 11-25",
	),
	counted(
		"2026-11-20T11:00:00+01:00",
		"Friday at the cut-off starts on Monday",
		"11-23 11-24",
		"11-25 11-26 11-27 11-30",
	),
	counted(
		"2026-11-21T08:00:00+01:00",
		"Saturday starts on Monday, too",
		"11-23 11-24",
		"11-25 11-26 11-27 11-30",
	),

	counted(
		"2026-11-16T10:00:00+01:00",
		"Wed 18 Nov is Buß- und Bettag in Saxony: no carrier",
		"11-16 11-17",
		"11-19 11-20 11-23 11-24",
		{ destination: dresden },
	),
	counted("2026-11-16T10:00:00+01:00", "no holiday in Bavaria", "11-16 11-17", "11-18 11-19 11-20 11-23", {
		destination: munich,
	}),
	counted(
		"2026-11-16T10:00:00+01:00",
		"as long as the place is unknown, every state's holiday counts",
		"11-16 11-17",
		"11-19 11-20 11-23 11-24",
	),
	counted("2026-11-16T10:00:00+01:00", "express over Buß- und Bettag", "11-16 11-17", "11-19", {
		destination: dresden,
		shippingType: "express",
	}),
	counted("2026-11-16T10:00:00+01:00", "express where it is none", "11-16 11-17", "11-18", {
		destination: munich,
		shippingType: "express",
	}),
	counted(
		"2026-11-17T10:59:59+01:00",
		"we work on Buß- und Bettag: Bavaria keeps it in schools only",
		"11-17 11-18 11-19 11-20",
		"11-23 11-24 11-25 11-26",
		{ selection: gold },
	),
	counted(
		"2026-11-17T10:59:59+01:00",
		"express to an island takes a day more",
		"11-17 11-18",
		"11-19 11-20",
		{ destination: { country: "DE", postalCode: "26571" }, shippingType: "express" },
	),

	counted(
		"2026-10-29T09:00:00+01:00",
		"31 Oct and 1 Nov are a weekend",
		"10-29 10-30",
		"11-02 11-03 11-04 11-05",
	),
	counted(
		"2026-10-30T11:00:00+01:00",
		"the weekend lies before production",
		"11-02 11-03",
		"11-04 11-05 11-06 11-09",
	),
	counted(
		"2026-10-29T09:00:00+01:00",
		"Saturday 31 Oct is a working day in Bavaria",
		"10-29 10-30",
		"10-31",
		{ destination: munich, shippingType: "saturday" },
	),
	counted(
		"2026-10-29T09:00:00+01:00",
		"Saturday 31 Oct is Reformation Day in Hamburg: a week later",
		"10-29 10-30",
		"11-07",
		{ destination: hamburg, shippingType: "saturday" },
	),

	counted(
		"2026-12-14T10:00:00+01:00",
		"a book of 5 days comes after Christmas: 24 to 27 Dec off",
		"12-14 12-15 12-16 12-17 12-18",
		"12-21 12-22 12-23 12-28",
		{ selection: book },
	),
	counted("2026-12-21T09:00:00+01:00", "24 to 27 Dec off", "12-21 12-22", "12-23 12-28 12-29 12-30"),
	counted("2026-12-21T10:59:59+01:00", "the last express before Christmas", "12-21 12-22", "12-23", {
		shippingType: "express",
	}),
	counted(
		"2026-12-22T10:59:59+01:00",
		"express no longer arrives before Christmas; the shop does not offer it",
		"12-22 12-23",
		"12-28",
		{ shippingType: "express" },
	),
	counted(
		"2026-12-23T11:00:00+01:00",
		"24 and 31 Dec off; Epiphany counts as long as the place is unknown",
		"12-28 12-29",
		"12-30 01-04 01-05 01-07",
	),
	counted(
		"2026-12-24T09:00:00+01:00",
		"nobody works on 24 Dec; Hamburg keeps no Epiphany",
		"12-28 12-29",
		"12-30 01-04 01-05 01-06",
		{ destination: hamburg },
	),

	counted(
		"2027-03-24T10:59:59+01:00",
		"Good Friday 26 and Easter Monday 29 Mar off, in time before",
		"03-24 03-25",
		"03-30 03-31 04-01 04-02",
	),
	counted(
		"2027-03-25T11:00:00+01:00",
		"too late: production starts after Easter",
		"03-30 03-31",
		"04-01 04-02 04-05 04-06",
	),
	counted(
		"2027-03-22T09:00:00+01:00",
		"Good Friday is a working day in Lyon, Easter Monday is none",
		"03-22 03-23",
		"03-24 03-25 03-26 03-30 03-31 04-01",
		{ destination: { country: "FR", postalCode: "69001" } },
	),

	counted(
		"2026-03-27T09:59:59Z",
		"the Friday before summer time, 10:59:59 in Berlin; Easter 3 to 6 Apr",
		"03-27 03-30",
		"03-31 04-01 04-02 04-07",
	),
	counted(
		"2026-03-30T08:59:59Z",
		"the Monday after, 10:59:59 an hour earlier in UTC",
		"03-30 03-31",
		"04-01 04-02 04-07 04-08",
	),
	counted(
		"2026-03-30T09:00:00Z",
		"the Monday after, 11:00 in Berlin",
		"03-31 04-01",
		"04-02 04-07 04-08 04-09",
	),
	counted(
		"2027-03-30T08:59:59Z",
		"the Tuesday after summer time 2027, 10:59:59 in Berlin",
		"03-30 03-31",
		"04-01 04-02 04-05 04-06",
	),
	counted(
		"2027-03-30T09:00:00Z",
		"the Tuesday after summer time 2027, 11:00 in Berlin",
		"03-31 04-01",
		"04-02 04-05 04-06 04-07",
	),
	counted(
		"2026-10-26T09:59:59Z",
		"the Monday after winter time, 10:59:59 in Berlin",
		"10-26 10-27",
		"10-28 10-29 10-30 11-02",
	),
	counted(
		"2026-10-26T10:00:00Z",
		"the Monday after winter time, 11:00 in Berlin",
		"10-27 10-28",
		"10-29 10-30 11-02 11-03",
	),

	counted(
		"2026-12-01T09:00:00+01:00",
		"8 Dec is a holiday in Austria; five days there",
		"12-01 12-02 12-03",
		"12-04 12-07 12-09 12-10 12-11",
		{ selection: calendar, destination: { country: "AT" } },
	),
	counted("2026-11-17T10:59:59+01:00", "express to Austria takes two days", "11-17 11-18", "11-19 11-20", {
		destination: { country: "AT" },
		shippingType: "express",
	}),
	counted(
		"2026-12-01T09:00:00+01:00",
		"8 Dec is a holiday in some cantons; six days there",
		"12-01 12-02",
		"12-03 12-04 12-07 12-09 12-10 12-11",
		{ destination: { country: "CH" } },
	),
	counted(
		"2026-12-01T09:00:00+01:00",
		"Zürich does not keep it",
		"12-01 12-02",
		"12-03 12-04 12-07 12-08 12-09 12-10",
		{ destination: { country: "CH", postalCode: "8001" } },
	),
	counted("2026-11-17T10:59:59+01:00", "Saturday is offered in Germany only", "", "", {
		destination: { country: "AT" },
		shippingType: "saturday",
	}),
	counted("2026-11-17T10:59:59+01:00", "no delivery to Great Britain", "", "", {
		destination: { country: "GB" },
	}),
];
