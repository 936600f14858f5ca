import { addDays, type Day, weekday } from "./day.ts";

/** Whether somebody works on a day. */
export type WorksOn = (day: Day) => boolean;

const SUNDAY = 0;
const SATURDAY = 6;

export function isSaturday(day: Day): boolean {
	return weekday(day) === SATURDAY;
}

export function isWeekend(day: Day): boolean {
	const its = weekday(day);
	return its === SUNDAY || its === SATURDAY;
}

/** The first working day from a day on, that day included. */
export function firstFrom(day: Day, works: WorksOn): Day {
	let current = day;
	while (!works(current)) current = addDays(current, 1);
	return current;
}

/** The last of so many working days after a day. */
export function workingDaysAfter(day: Day, count: number, works: WorksOn): Day {
	let current = day;
	for (let left = count; left > 0; left -= 1) current = firstFrom(addDays(current, 1), works);
	return current;
}
