import { addDays, addMonths, type Day, isDay } from "@offizin/calendar-days";

/** One date in the post of a wedding: when, counted from the day itself. */
export interface Sending {
	readonly key: "save-the-date" | "einladung" | "antwort" | "menue" | "danke";
	/** Months (and then days) from the wedding; negative before. */
	readonly months: number;
	readonly days: number;
	/** Posted to the guests: answers come from them, and menu cards lie on the tables. */
	readonly isPosted: boolean;
}

/** domain.md §11; the answer date leaves time for the seating plan, the menu cards for their print. */
export const sendings: readonly Sending[] = [
	{ key: "save-the-date", months: -11, days: 0, isPosted: true },
	{ key: "einladung", months: -5, days: 0, isPosted: true },
	{ key: "antwort", months: -2, days: 0, isPosted: false },
	{ key: "menue", months: 0, days: -21, isPosted: false },
	{ key: "danke", months: 0, days: 56, isPosted: true },
];

/** What the guests find in their letter box. */
export const postedSendings = sendings.filter(({ isPosted }) => isPosted);

/** The day of a sending, "2027-01-12", for a wedding day in the same form; a month too short ends on its last day. */
export function dayOfSending(wedding: Day, { months, days }: Pick<Sending, "months" | "days">): Day {
	return addDays(addMonths(wedding, months), days);
}

/** A wedding day out of an address: a real day of this or a coming decade, or undefined. */
export function parseWeddingDay(text: string | null): Day | undefined {
	return text && /^20[2-9]/.test(text) && isDay(text) ? text : undefined;
}
