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
export function dayOfSending(wedding: string, { months, days }: Pick<Sending, "months" | "days">): string {
	const [year = 0, month = 1, day = 1] = wedding.split("-").map(Number);
	const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
	const date = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay) + days));
	return date.toISOString().slice(0, 10);
}

/** A wedding day out of an address: a real day of this or a coming decade, or undefined. */
export function parseWeddingDay(text: string | null): string | undefined {
	if (!text || !/^20[2-9]\d-\d\d-\d\d$/.test(text)) return undefined;
	const date = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}
