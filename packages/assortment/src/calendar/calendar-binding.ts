import { invariant } from "@offizin/base";
import type { Configuration } from "@offizin/solver";
import { calendarFormat } from "./calendar-formats.ts";
import { calendarMountings } from "./calendar-mountings.ts";
import { calendarType } from "./calendar-types.ts";

/** Where the mounting takes hold of every sheet; mm from the top left of the trim. */
export interface CalendarBinding {
	readonly edge: "top" | "left" | "bottom";
	/** Stays free of text. */
	readonly zone: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
	/** Hole for the nail, by its centre in 1/10 mm. */
	readonly hole?: { readonly x10: number; readonly y10: number; readonly diameter10: number };
	/** Gap in the wire for the hanger, in the middle of the edge. */
	readonly hangerGap?: number;
}

/** The binding of a calendar; throws for one we do not make. */
export function calendarBinding(configuration: Configuration): CalendarBinding {
	const type = calendarType(configuration.type ?? "");
	const format = calendarFormat(configuration.formatType ?? "");
	const mounting = calendarMountings.find(({ key }) => key === configuration.mountingType);
	invariant(type && format && mounting, `no calendar: ${JSON.stringify(configuration)}`);
	const { width, height } = format;
	const depth = mounting.zone;
	const edge = mounting.edge === "top" ? type.wire : mounting.edge;
	const zone =
		edge === "left"
			? { x: 0, y: 0, width: depth, height }
			: { x: 0, y: edge === "top" ? 0 : height - depth, width, height: depth };
	return {
		edge,
		zone,
		...(mounting.hole && {
			hole: {
				x10: width * 5,
				y10: mounting.hole.fromEdge * 10,
				diameter10: mounting.hole.diameter * 10,
			},
		}),
		...(mounting.hangerGap && type.hangs && { hangerGap: mounting.hangerGap }),
	};
}
