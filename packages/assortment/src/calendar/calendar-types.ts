import type { Choice } from "@offizin/solver";

/** What a calendar of one type is made of (spec 3.5-1; which format belongs to which type is ours, domain.md §2). */
export interface CalendarType extends Choice {
	readonly formats: readonly string[];
	/** By mounting: the formats it takes, or "all" of the type. */
	readonly mountings: Readonly<Record<string, readonly string[] | "all">>;
	/** Leaves of a calendar, the cover among them, without the board. */
	readonly sheets: number;
	/** Printed pages of those leaves. */
	readonly pages: number;
	/** Grammage of the board behind the sheets, g/m²; absent where there is none. */
	readonly board?: number;
	/** Edge of the wire. */
	readonly wire: "top" | "left";
	readonly hangs: boolean;
}

export const calendarTypes: readonly CalendarType[] = [
	{
		key: "wandkalender",
		formats: ["a4-hoch", "a4-quer", "a3-hoch", "a3-quer", "200", "300"],
		mountings: { spirale: "all", lochung: "all" },
		sheets: 13,
		pages: 13,
		board: 400,
		wire: "top",
		hangs: true,
		source: "market",
	},
	{
		key: "kuechenkalender",
		formats: ["130-300", "150-400"],
		mountings: { spirale: "all", lochung: "all" },
		sheets: 13,
		pages: 13,
		board: 400,
		wire: "top",
		hangs: true,
		source: "market",
	},
	{
		key: "familienplaner",
		formats: ["a4-hoch", "a3-hoch", "200-400"],
		mountings: { spirale: "all" },
		sheets: 13,
		pages: 13,
		board: 400,
		wire: "top",
		hangs: true,
		source: "market",
	},
	{
		key: "tischkalender",
		formats: ["a5-quer", "a6-quer", "a6-hoch", "145", "265-120"],
		mountings: {
			spirale: "all",
			holzblock: ["a6-quer", "a6-hoch", "145"],
			holzfuss: ["a5-quer", "a6-quer", "a6-hoch", "145"],
		},
		sheets: 13,
		pages: 13,
		wire: "top",
		hangs: false,
		source: "market",
	},
	{
		key: "terminkalender",
		formats: ["a5-hoch", "a6-hoch"],
		mountings: { spirale: "all" },
		// 53 or 54 weeks on two pages each, title, data and overviews; notes fill up to a whole number of leaves.
		sheets: 68,
		pages: 136,
		wire: "left",
		hangs: false,
		source: "market",
	},
];

/** The type of a key; undefined when we make none. */
export function calendarType(key: string): CalendarType | undefined {
	return calendarTypes.find((type) => type.key === key);
}
