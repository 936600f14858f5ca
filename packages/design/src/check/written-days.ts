import { MONTH, monthOf } from "./written-dates.ts";

/** A day somebody wrote on the card, with or without its year. */
export interface WrittenDay {
	/** As it stands in the text: "19. JUNI". */
	readonly text: string;
	readonly day: number;
	/** 1 is January. */
	readonly month: number;
	readonly year: number | undefined;
}

const NAMED = `(?<day>\\d{1,2})\\.\\s*(?<name>${MONTH})(?![\\p{L}\\d])(?:\\s*(?<year>\\d{4})(?!\\d))?`;
const COUNTED = "(?<day2>\\d{1,2})\\.\\s*(?<month>\\d{1,2})\\.(?:\\s*(?<year2>\\d{4})(?!\\d))?";
const SPACED = "(?<day3>\\d{1,2})\\s+[|·•]\\s+(?<month3>\\d{1,2})\\s+[|·•]\\s+(?<year3>\\d{4})(?!\\d)";
const pattern = new RegExp(`(?<![\\d.])(?:${NAMED}|${COUNTED}|${SPACED})`, "giu");

/** Finds German dates with a day and a month: "12. Juni", "12.6.2027", "12 | 06 | 2027". */
export function writtenDays(text: string): WrittenDay[] {
	return [...text.matchAll(pattern)].flatMap((found): WrittenDay[] => {
		const { name, day, year, day2, month, year2, day3, month3, year3 } = found.groups ?? {};
		const written = {
			day: Number(day ?? day2 ?? day3),
			month: name ? monthOf(name) : Number(month ?? month3),
		};
		const full = year ?? year2 ?? year3;
		if (written.day < 1 || written.day > 31 || written.month < 1 || written.month > 12) return [];
		return [
			{
				...written,
				text: found[0].replace(/\s+/g, " "),
				year: full === undefined ? undefined : Number(full),
			},
		];
	});
}

/** A year left out is any year. */
export function isSameDay(one: WrittenDay, other: WrittenDay): boolean {
	const isYear = one.year === undefined || other.year === undefined || one.year === other.year;
	return one.day === other.day && one.month === other.month && isYear;
}
