import type { Constraint } from "@offizin/solver";
import { arrangements, canBeParted, partGaps, USUAL_GAP } from "./arrangement.ts";
import { type Material, materials } from "./material.ts";

const parted = materials.filter(canBeParted);
const inParts = arrangements.filter(({ shares }) => shares.length > 1);

/** Gaps up to which sizes are alike, in mm: as narrow as most hang, and wider. */
const gapSteps = [USUAL_GAP, 60, partGaps.max] as const;
const MM_PER_CM = 10;

/** Materials that are as small at least. */
const byLeastSize = [
	...Map.groupBy(parted, ({ limits: { short, long } }) => `${short.min}x${long.min}`).values(),
].flatMap((alike): (readonly [Material, readonly string[]])[] => {
	const [first] = alike;
	return first ? [[first, alike.map(({ key }) => key)]] : [];
});

/** Each part is no smaller than a picture of its material. Parts stand across the longer edge, so that one is their own long edge. */
const largeEnough: readonly Constraint[] = byLeastSize.flatMap(([{ limits }, stocks]) =>
	inParts.flatMap(({ key, shares }) =>
		gapSteps.map((most, index): Constraint => {
			const gaps = ((shares.length - 1) * most) / MM_PER_CM;
			const long = Math.ceil(shares.length * limits.short.min + gaps);
			const short = Math.ceil((limits.long.min * 1000) / Math.min(...shares));
			const from = index === 0 ? partGaps.min : (gapSteps[index - 1] ?? 0) + 1;
			return {
				code: `photoframe.parts-${key}-${stocks[0]}-${most}`,
				source: "market",
				when: { materialType: stocks, parts: [key], partGap: { min: from, max: most } },
				then: { option: "format", values: { short: { min: short }, long: { min: long } } },
				reason: {
					code: "photoframe.parts-need-room",
					values: { parts: { option: "parts", values: [key] }, short, long },
				},
			};
		}),
	),
);

/** What of a picture in parts goes together. */
export const partConstraints: readonly Constraint[] = [
	...largeEnough,
	{
		code: "photoframe.parts-of-material",
		source: "market",
		when: { parts: inParts.map(({ key }) => key) },
		then: { option: "materialType", values: parted.map(({ key }) => key) },
		reason: {
			code: "photoframe.parts-of-material",
			values: { materials: { option: "materialType", values: parted.map(({ key }) => key) } },
		},
	},
	{
		code: "photoframe.parts-without-frame",
		source: "market",
		when: { parts: inParts.map(({ key }) => key) },
		then: { option: "frame", values: ["ohne"] },
	},
];
