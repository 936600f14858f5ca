import type { Constraint, ReasonValue } from "@offizin/solver";
import { calendarTypes } from "./calendar-types.ts";

const typeName = (key: string): ReasonValue => ({ option: "type", values: [key] });

const formatsOfTypes: readonly Constraint[] = calendarTypes.map((type) => ({
	code: `calendar.${type.key}-formats`,
	source: type.source,
	when: { type: [type.key] },
	then: { option: "formatType", values: type.formats },
	reason: { code: "calendar.format", values: { type: typeName(type.key) } },
}));

const mountingsOfTypes: readonly Constraint[] = calendarTypes.map((type) => ({
	code: `calendar.${type.key}-mountings`,
	source: type.source,
	when: { type: [type.key] },
	then: { option: "mountingType", values: Object.keys(type.mountings) },
	reason: {
		code: "calendar.mounting",
		values: {
			type: typeName(type.key),
			mountings: { option: "mountingType", values: Object.keys(type.mountings), isChoice: true },
		},
	},
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
						reason: {
							code: "calendar.format-of-mounting",
							values: { mounting: { option: "mountingType", values: [mounting] } },
						},
					},
				],
	),
);

export const calendarConstraints: readonly Constraint[] = [
	...formatsOfTypes,
	...mountingsOfTypes,
	...formatsOfMountings,
];
