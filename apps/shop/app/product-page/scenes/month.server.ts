import { calendarTitle } from "@offizin/assortment";
import { daysSinceMonday, firstOf, type Month, monthLength } from "@offizin/calendar-days";
import { monthName, wordsOf } from "@offizin/words";
import { type Box, rect, round, text } from "./svg.server.ts";

const SUNDAY = 6;
const QUIET = "#5f6f5c";
const RED = "#a8492e";

/** A month as it is written in a locale. */
export interface WrittenMonth extends Month {
	readonly locale: string;
}

/** Number of days, and the weekday of the first (0 is Monday). */
export function monthShape(month: Month): { readonly days: number; readonly first: number } {
	return { days: monthLength(month), first: daysSinceMonday(firstOf(month)) };
}

/** "März", and the year on the cover: "2027" or "2026/2027". */
export function monthTitle({ month, year, locale }: WrittenMonth): {
	readonly name: string;
	readonly years: string;
} {
	return { name: monthName(month, locale), years: calendarTitle(month, year) };
}

/** Weeks as rows under the name of the month; six of them where the month needs them. */
export function monthGrid({ x, y, width, height }: Box, month: WrittenMonth): string {
	const { days, first } = monthShape(month);
	const title = Math.min(height * 0.2, width * 0.13);
	const column = width / 7;
	const row = (height - title * 1.5) / 7;
	const size = Math.min(row * 0.66, column * 0.42);
	const at = (index: number, line: number) =>
		[x + column * (index + 0.5), y + title * 1.5 + row * (line + 0.7)] as const;
	const head = wordsOf(month.locale).scene.weekdays.map((day, index) =>
		text(day, ...at(index, 0), { size: size * 0.68, fill: index === SUNDAY ? RED : QUIET, anchor: "middle" }),
	);
	const cells = Array.from({ length: days }, (_, index) => {
		const place = first + index;
		return text(String(index + 1), ...at(place % 7, Math.floor(place / 7) + 1), {
			size,
			anchor: "middle",
			...(place % 7 === SUNDAY ? { fill: RED } : {}),
		});
	});
	const { name } = monthTitle(month);
	return [
		text(name, x, y + title * 0.8, { size: title * 0.86, face: "display" }),
		text(String(month.year), x + width, y + title * 0.8, { size: title * 0.4, fill: QUIET, anchor: "end" }),
		...head,
		...cells,
	].join("");
}

/** One line a day. */
export function kitchenRows({ x, y, width, height }: Box, month: WrittenMonth): string {
	const { row, days, lines } = dayRows({ x, y, width, height }, month, 0.09);
	const { weekdays } = wordsOf(month.locale).scene;
	return (
		lines +
		days
			.map(({ day, weekday, baseline }) => {
				const fill = weekday === SUNDAY ? RED : "#22302a";
				return (
					text(String(day), x + width * 0.13, baseline, { size: row * 0.66, fill, anchor: "end" }) +
					text(weekdays[weekday] ?? "", x + width * 0.17, baseline, { size: row * 0.5, fill: QUIET })
				);
			})
			.join("")
	);
}

/** A column for each of four people, a row for each day. */
export function familyRows({ x, y, width, height }: Box, month: WrittenMonth): string {
	const { row, days, lines } = dayRows({ x, y, width, height }, month, 0.11);
	const { people, weekdays } = wordsOf(month.locale).scene;
	const left = width * 0.14;
	const column = (width - left) / people.length;
	const heads = people.map((name, index) =>
		text(name, x + left + column * (index + 0.5), y + height * 0.1, { size: row * 0.72, anchor: "middle" }),
	);
	const rules = people.map((_, index) =>
		rect({ x: x + left + column * index, y: y + height * 0.075, width: 1, height: height * 0.91 }, "#d8d2c4"),
	);
	const numbers = days.map(({ day, weekday, baseline }) =>
		text(`${day} ${weekdays[weekday] ?? ""}`, x + width * 0.03, baseline, {
			size: row * 0.56,
			fill: weekday === SUNDAY ? RED : "#22302a",
		}),
	);
	return [lines, ...heads, ...rules, ...numbers].join("");
}

function dayRows({ x, y, width, height }: Box, month: WrittenMonth, head: number) {
	const shape = monthShape(month);
	const { name } = monthTitle(month);
	const top = y + height * head + 6;
	const row = (y + height - top - 10) / 31;
	const days = Array.from({ length: shape.days }, (_, index) => ({
		day: index + 1,
		weekday: (shape.first + index) % 7,
		baseline: top + row * (index + 0.78),
	}));
	const lines =
		text(`${name} ${month.year}`, x + width * 0.05, y + height * head * 0.62, {
			size: Math.min(height * head * 0.5, width * 0.1),
			face: "display",
		}) +
		days
			.map(
				({ weekday }, index) =>
					(weekday > 4 ? rect({ x, y: top + row * index, width, height: row }, "#f3ede2") : "") +
					`<path d="M${round(x)} ${round(top + row * (index + 1))}h${round(width)}" stroke="#ddd6c8" stroke-width=".8"/>`,
			)
			.join("");
	return { row, days, lines };
}
