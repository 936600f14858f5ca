import type { Constraint } from "@offizin/solver";
import { listDe } from "../list-de.ts";
import { calendarMountings } from "./calendar-mountings.ts";
import { calendarTypes } from "./calendar-types.ts";

const mountingNames = new Map(calendarMountings.map(({ key, nameDe }) => [key, nameDe]));

const formatsOfTypes: readonly Constraint[] = calendarTypes.map((type) => ({
	code: `calendar.${type.key}-formats`,
	source: type.source,
	when: { type: [type.key] },
	then: { option: "formatType", values: type.formats },
	reasonDe: `Den ${type.nameDe} fertigen wir in diesem Format nicht.`,
}));

const mountingsOfTypes: readonly Constraint[] = calendarTypes.map((type) => ({
	code: `calendar.${type.key}-mountings`,
	source: type.source,
	when: { type: [type.key] },
	then: { option: "mountingType", values: Object.keys(type.mountings) },
	reasonDe: `Den ${type.nameDe} gibt es nur mit ${listDe(
		Object.keys(type.mountings).map((key) => mountingNames.get(key) ?? key),
		"oder",
	)}.`,
}));

const formatsOfMountings: readonly Constraint[] = calendarTypes.flatMap((type) =>
	Object.entries(type.mountings).flatMap(([mounting, formats]) =>
		formats === "all"
			? []
			: [
					{
						code: `calendar.${mounting}-formats`,
						source: type.source,
						when: { type: [type.key], mountingType: [mounting] },
						then: { option: "formatType", values: formats },
						reasonDe: `Für ${mountingNames.get(mounting)} ist dieses Format zu groß.`,
					},
				],
	),
);

export const calendarConstraints: readonly Constraint[] = [
	...formatsOfTypes,
	...mountingsOfTypes,
	...formatsOfMountings,
];
