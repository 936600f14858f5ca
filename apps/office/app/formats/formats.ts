import { type Currency, formatFigure, formatMoney, type Money, money } from "@offizin/money";
import type { AmountUnit, DecimalMark } from "@offizin/pricing";
import { decimalMark } from "@offizin/words";
import { ZONE } from "#app/dates/berlin-day.ts";
import type { OfficeLocale } from "#app/locale.ts";

const NBSP = "\u00a0";

/** Days, times and figures as a locale writes them. */
export interface Formats {
	readonly locale: OfficeLocale;
	/** Before decimal places, as amounts are typed. */
	readonly mark: DecimalMark;
	/** "Mi., 25.11.2026" for "2026-11-25"; "Mi., 25.11." when it lies in the year `knownYear`. */
	day(day: string, knownYear?: string): string;
	/** "1. Dezember 2026" for "2026-12-01". */
	longDay(day: string): string;
	/** "25.11.2026, 14:03" for an ISO instant, in Berlin. */
	instant(instant: string): string;
	/** "14:03", in Berlin. */
	time(instant: Date): string;
	money(amount: Money): string;
	/** An amount in words of its unit: "1,69 €", "12,5 %", "1,25". */
	amount(amount: number, unit: AmountUnit, currency: Currency): string;
	/** "+0,10 €", "−5,00 €", "±0,00 €". */
	difference(amount: number, currency: Currency): string;
	/** "19 %" for 190 per mille, "7,5 %" for 75. */
	rate(perMille: number): string;
	/** "+3,9 %" for 39 per mille. */
	perMilleDifference(perMille: number): string;
	figure(value: number, digits?: number): string;
	/** "A, B und C". */
	list(words: readonly string[]): string;
	country(code: string): string | undefined;
}

/** How much of a day is written: figures in German, names of months in English, where 3/4 could be March or April. */
const dayStyles: Readonly<Record<OfficeLocale, Intl.DateTimeFormatOptions>> = {
	"de-DE": { day: "2-digit", month: "2-digit" },
	"en-GB": { day: "numeric", month: "short" },
};

/** A day as an instant for formats in UTC. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const unbroken = (text: string) => text.replaceAll(" ", NBSP);
const signed = (value: number, figure: string) => `${value > 0 ? "+" : value < 0 ? "−" : "±"}${figure}`;

function makeFormats(locale: OfficeLocale): Formats {
	const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
	const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: ZONE } as const;
	const dayStyle = dayStyles[locale];
	const shortDay = dates({ ...dayStyle, weekday: "short", timeZone: "UTC" });
	const fullDay = dates({ ...dayStyle, weekday: "short", year: "numeric", timeZone: "UTC" });
	const longDay = dates({ dateStyle: "long", timeZone: "UTC" });
	const instant = dates({ ...dayStyle, ...clock, year: "numeric" });
	const time = dates(clock);
	const percent = (perMille: number, digits: number) =>
		new Intl.NumberFormat(locale, {
			style: "percent",
			minimumFractionDigits: digits,
			maximumFractionDigits: 1,
		})
			.format(perMille / 1000)
			.replace("-", "−");
	const list = new Intl.ListFormat(locale);
	const countries = new Intl.DisplayNames(locale, { type: "region" });
	const inMoney = (amount: number, currency: Currency) => formatMoney(money(amount, currency), locale);
	return {
		locale,
		mark: decimalMark(locale),
		day: (day, knownYear) =>
			unbroken((day.startsWith(`${knownYear}-`) ? shortDay : fullDay).format(noon(day))),
		longDay: (day) => unbroken(longDay.format(noon(day))),
		instant: (at) => instant.format(new Date(at)),
		time: (at) => time.format(at),
		money: (amount) => formatMoney(amount, locale),
		amount: (amount, unit, currency) => {
			if (unit === "money") return inMoney(amount, currency);
			return unit === "perMille" ? percent(amount, 1) : formatFigure(amount / 100, locale, 2);
		},
		difference: (amount, currency) => signed(amount, inMoney(Math.abs(amount), currency)),
		rate: (perMille) => percent(perMille, 0),
		perMilleDifference: (perMille) => signed(perMille, percent(Math.abs(perMille), 1)),
		figure: (value, digits) => formatFigure(value, locale, digits),
		list: (words) => list.format(words),
		country: (code) => countries.of(code),
	};
}

const made = new Map<OfficeLocale, Formats>();

/** Setting up Intl is dear: one for each locale. */
export function formatsOf(locale: OfficeLocale): Formats {
	const known = made.get(locale) ?? makeFormats(locale);
	made.set(locale, known);
	return known;
}
