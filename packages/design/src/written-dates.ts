/** A full date somebody wrote on the card, with the weekday they wrote before it, if any. */
export interface WrittenDate {
	/** ISO day. */
	readonly day: string;
	/** As it stands in the text: "14. Mai 2027". */
	readonly text: string;
	/** 0 is Sunday. */
	readonly weekday: number;
	/** The weekday written before it, when it is a different one. */
	readonly wrongWeekday: string | undefined;
}

const months = [
	"januar",
	"februar",
	"märz",
	"april",
	"mai",
	"juni",
	"juli",
	"august",
	"september",
	"oktober",
	"november",
	"dezember",
];
const weekdays = ["sonntag", "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag"];
const pattern = new RegExp(
	`(?:(${weekdays.join("|")}|sonnabend)[\\s,]+(?:(?:den|dem)\\s+)?)?((\\d{1,2})\\.\\s*(?:(${months.join("|")})|(\\d{1,2})\\.)\\s*(\\d{4}))`,
	"gi",
);

/** Finds German dates with day, month and year; days that do not exist are left out. */
export function writtenDates(text: string): WrittenDate[] {
	return [...text.matchAll(pattern)].flatMap((found) => {
		const [, named, written = "", day, monthName, monthNumber, year] = found;
		const month = monthName ? months.indexOf(monthName.toLowerCase()) : Number(monthNumber) - 1;
		const date = new Date(Date.UTC(Number(year), month, Number(day)));
		if (date.getUTCMonth() !== month || date.getUTCDate() !== Number(day)) return [];
		const weekday = date.getUTCDay();
		const spoken = named?.toLowerCase().replace("sonnabend", "samstag");
		return [
			{
				day: date.toISOString().slice(0, 10),
				text: written.replace(/\s+/g, " "),
				weekday,
				wrongWeekday: spoken !== undefined && spoken !== weekdays[weekday] ? named : undefined,
			},
		];
	});
}
