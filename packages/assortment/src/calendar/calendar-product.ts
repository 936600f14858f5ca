import { invariant } from "@offizin/base";
import { yearOf } from "@offizin/calendar-days";
import type { Configuration } from "@offizin/solver";
import type { Fact, FactValue } from "../product/fact.ts";
import type { Product } from "../product/product.ts";
import { sizedChoices } from "../product/sized-choices.ts";
import { calendarConstraints } from "./calendar-constraints.ts";
import { calendarFormat, calendarFormats } from "./calendar-formats.ts";
import { calendarMonths, calendarTitle, defaultCalendarStart } from "./calendar-months.ts";
import { calendarMountings } from "./calendar-mountings.ts";
import { calendarType, calendarTypes } from "./calendar-types.ts";

/** The first and the last of the twelve months. */
function period(startMonth: number, year: number): Readonly<Record<string, FactValue>> {
	const [from, to] = [0, 11].map((at) => calendarMonths(startMonth, year)[at]);
	invariant(from && to, "a calendar has twelve months");
	return { from, to };
}

function facts(configuration: Configuration): readonly Fact[] {
	const type = calendarType(configuration.type ?? "");
	const format = calendarFormat(configuration.formatType ?? "");
	const mounting = calendarMountings.find(({ key }) => key === configuration.mountingType);
	invariant(type && format && mounting, `no calendar: ${JSON.stringify(configuration)}`);
	const start = [Number(configuration.startMonth), Number(configuration.year)] as const;
	return [
		{ code: "calendar.sheet", values: { size: { size: format } } },
		{ code: "calendar.extent", values: { type: type.key } },
		{ code: "calendar.binding", values: { binding: { option: "mountingType", value: mounting.key } } },
		{ code: "calendar.titleYear", values: { years: calendarTitle(...start) } },
		{ code: "calendar.period", values: period(...start) },
	];
}

/** Calendars of spec 3.5. */
export const calendarProduct: Product = {
	key: "calendar",
	foremost: ["type", "formatType", "mountingType"],
	options: [
		{
			key: "type",
			domain: { kind: "list", choices: calendarTypes },
			default: "wandkalender",
		},
		{
			key: "formatType",
			domain: { kind: "list", choices: sizedChoices(calendarFormats) },
			default: "a4-quer",
		},
		{
			key: "mountingType",
			domain: { kind: "list", choices: calendarMountings },
			default: "spirale",
		},
		{
			key: "startMonth",
			domain: { kind: "whole", min: 1, max: 12, step: 1 },
			default: "1",
		},
		{
			key: "year",
			domain: { kind: "whole", min: 2024, max: 2036, step: 1 },
			default: "2027",
		},
	],
	constraints: calendarConstraints,
	channels: ["papiervogel", "bildwand"],
	quantities: { offered: [1, 2, 3, 5, 10, 25, 50, 100, 250], default: 1, max: 5000 },
	configurator: "/configurator-calendar",
	overview: ["type", "formatType"],
	onDay: calendarProductOn,
	opensWith({ day }) {
		const { year, month } = defaultCalendarStart(day);
		return { startMonth: String(month), year: String(year) };
	},
	facts,
};

/** Years ahead that a calendar can be made for. */
const YEARS_AHEAD = 10;

const byYear = new Map<number, Product>();

/** Calendars as they are sold on a day ("2026-11-20"): of its year and those to come (domain.md §2). */
export function calendarProductOn(day: string): Product {
	const year = yearOf(day);
	invariant(Number.isInteger(year), `not a day: ${day}`);
	const known = byYear.get(year);
	if (known) return known;
	const years = { kind: "whole", min: year, max: year + YEARS_AHEAD, step: 1 } as const;
	const options = calendarProduct.options.map((option) =>
		option.key === "year" ? { ...option, domain: years, default: String(year + 1) } : option,
	);
	const product = { ...calendarProduct, options };
	byYear.set(year, product);
	return product;
}
