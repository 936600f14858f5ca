import type { Choice } from "@offizin/solver";

/** How the sheets of a calendar hold together and stand or hang (spec 3.5-3). Millimetres. */
export interface CalendarMounting extends Choice {
	/** Edge of the sheet that it takes; the type may turn it to the left (planners). */
	readonly edge: "top" | "bottom";
	/** Strip along that edge that stays free of text. */
	readonly zone: number;
	/** A single hole for the nail, in the middle of the edge. */
	readonly hole?: { readonly diameter: number; readonly fromEdge: number };
	/** Width of the gap in the wire for the hanger of wall calendars. */
	readonly hangerGap?: number;
}

/** Measures of domain.md §2. The block hides as much of a card as the foot does: ours. */
export const calendarMountings: readonly CalendarMounting[] = [
	{
		key: "spirale",
		edge: "top",
		zone: 12,
		hangerGap: 25,
		source: "market",
	},
	{
		key: "lochung",
		edge: "top",
		zone: 12,
		hole: { diameter: 7, fromEdge: 8 },
		source: "market",
	},
	{
		key: "holzblock",
		edge: "bottom",
		zone: 8,
		source: "market",
	},
	{
		key: "holzfuss",
		edge: "bottom",
		zone: 8,
		source: "market",
	},
];
