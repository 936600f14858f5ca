import type { Choice } from "@offizin/solver";

/** The sheet of a calendar, mm. */
export interface CalendarFormat extends Choice {
	readonly width: number;
	readonly height: number;
}

/** Spec 3.5-2; the numbers of the own formats are their millimetres. */
export const calendarFormats: readonly CalendarFormat[] = [
	{ key: "a4-hoch", width: 210, height: 297, source: "norm" },
	{ key: "a4-quer", width: 297, height: 210, source: "norm" },
	{ key: "a3-hoch", width: 297, height: 420, source: "norm" },
	{ key: "a3-quer", width: 420, height: 297, source: "norm" },
	{ key: "a5-hoch", width: 148, height: 210, source: "norm" },
	{ key: "a5-quer", width: 210, height: 148, source: "norm" },
	{ key: "a6-hoch", width: 105, height: 148, source: "norm" },
	{ key: "a6-quer", width: 148, height: 105, source: "norm" },
	{
		key: "145",
		width: 145,
		height: 145,
		source: "spec",
	},
	{
		key: "200",
		width: 200,
		height: 200,
		source: "spec",
	},
	{
		key: "300",
		width: 300,
		height: 300,
		source: "spec",
	},
	{
		key: "130-300",
		width: 130,
		height: 300,
		source: "spec",
	},
	{
		key: "150-400",
		width: 150,
		height: 400,
		source: "spec",
	},
	{
		key: "200-400",
		width: 200,
		height: 400,
		source: "spec",
	},
	{
		key: "265-120",
		width: 265,
		height: 120,
		source: "spec",
	},
];

/** The format of a key; undefined when we make none. */
export function calendarFormat(key: string): CalendarFormat | undefined {
	return calendarFormats.find((format) => format.key === key);
}
