import { calendarTitle } from "@offizin/assortment";
import { daysSinceMonday, firstOf, type Month, monthLength } from "@offizin/calendar-days";
import { monthName, wordsOf } from "@offizin/words";
import { type Box, type Line, type OwnLook, rect, round, type Supplies, text, texts } from "./svg.ts";

const SUNDAY = 6;
const QUIET = "#5f6f5c";
const RED = "#a8492e";

/** A month as it is written in a locale, and what with. */
export interface WrittenMonth extends Month {
	readonly locale: string;
	readonly supplies: Supplies;
}

/** Number of days, and the weekday of the first (0 is Monday). */
export function monthShape(month: Month): { readonly days: number; readonly first: number } {
	return { days: monthLength(month), first: daysSinceMonday(firstOf(month)) };
}

/** "März", and the year on the cover: "2027" or "2026/2027". */
export function monthTitle({ month, year, locale }: Month & { readonly locale: string }): {
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
	const head = wordsOf(month.locale).scene.weekdays.map((day, index) => ({
		weekday: index,
		line: [day, ...at(index, 0)] as const,
	}));
	const cells = Array.from({ length: days }, (_, index) => {
		const place = first + index;
		const weekday = place % 7;
		return { weekday, line: [String(index + 1), ...at(weekday, Math.floor(place / 7) + 1)] as const };
	});
	const { name } = monthTitle(month);
	return [
		text(month.supplies, name, x, y + title * 0.8, { size: title * 0.86, face: "display" }),
		text(month.supplies, String(month.year), x + width, y + title * 0.8, {
			size: title * 0.4,
			fill: QUIET,
			anchor: "end",
		}),
		sundaysApart(month, head, { size: size * 0.68, fill: QUIET, anchor: "middle" }),
		sundaysApart(month, cells, { size, anchor: "middle" }),
	].join("");
}

interface DayLine {
	/** 0 is Monday. */
	readonly weekday: number;
	readonly line: Line;
}

/** Days in one look, Sundays in red. */
function sundaysApart({ supplies }: WrittenMonth, days: readonly DayLine[], look: OwnLook): string {
	const lines = (isSunday: boolean) =>
		days.flatMap(({ weekday, line }) => ((weekday === SUNDAY) === isSunday ? [line] : []));
	return texts(supplies, lines(false), look) + texts(supplies, lines(true), { ...look, fill: RED });
}

/** One line a day. */
export function kitchenRows({ x, y, width, height }: Box, month: WrittenMonth): string {
	const { row, days, lines } = dayRows({ x, y, width, height }, month, 0.09);
	const { weekdays } = wordsOf(month.locale).scene;
	const numbers = days.map(({ day, weekday, baseline }) => ({
		weekday,
		line: [String(day), x + width * 0.13, baseline] as const,
	}));
	const names = days.map(
		({ weekday, baseline }) => [weekdays[weekday] ?? "", x + width * 0.17, baseline] as const,
	);
	return [
		lines,
		sundaysApart(month, numbers, { size: row * 0.66, anchor: "end" }),
		texts(month.supplies, names, { size: row * 0.5, fill: QUIET }),
	].join("");
}

/** A column for each of four people, a row for each day. */
export function familyRows({ x, y, width, height }: Box, month: WrittenMonth): string {
	const { row, days, lines } = dayRows({ x, y, width, height }, month, 0.11);
	const { people, weekdays } = wordsOf(month.locale).scene;
	const left = width * 0.14;
	const column = (width - left) / people.length;
	const heads = people.map(
		(name, index) => [name, x + left + column * (index + 0.5), y + height * 0.1] as const,
	);
	const rules = people.map((_, index) =>
		rect({ x: x + left + column * index, y: y + height * 0.075, width: 1, height: height * 0.91 }, "#d8d2c4"),
	);
	const numbers = days.map(({ day, weekday, baseline }) => ({
		weekday,
		line: [`${day} ${weekdays[weekday] ?? ""}`, x + width * 0.03, baseline] as const,
	}));
	return [
		lines,
		texts(month.supplies, heads, { size: row * 0.72, anchor: "middle" }),
		...rules,
		sundaysApart(month, numbers, { size: row * 0.56 }),
	].join("");
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
	const from = (place: number) => `M${round(x)} ${round(top + row * place)}h${round(width)}`;
	const weekends = days.flatMap(({ weekday }, index) =>
		weekday > 4 ? [`${from(index)}v${round(row)}h${round(-width)}z`] : [],
	);
	const rules = days.map((_, index) => from(index + 1));
	const lines = [
		text(month.supplies, `${name} ${month.year}`, x + width * 0.05, y + height * head * 0.62, {
			size: Math.min(height * head * 0.5, width * 0.1),
			face: "display",
		}),
		`<path d="${weekends.join("")}" fill="#f3ede2"/>`,
		`<path d="${rules.join("")}" stroke="#ddd6c8" stroke-width=".8"/>`,
	].join("");
	return { row, days, lines };
}
