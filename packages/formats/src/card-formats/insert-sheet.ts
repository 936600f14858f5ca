import type { Size } from "@offizin/units";
import type { CardFormat } from "../card-format.ts";
import { buildFormat, size } from "./build.ts";
import { folded } from "./folded.ts";
import { twoSided } from "./leaf.ts";

/** 5 mm smaller than the card they lie in: domain.md §1.3, across of §1.4. */
const sizes: readonly { readonly key: string; readonly trim: Size }[] = [
	{ key: "a6", trim: size(100, 143) },
	{ key: "b6", trim: size(115, 165) },
	{ key: "a6-quer", trim: size(143, 100) },
	{ key: "b6-quer", trim: size(165, 115) },
	{ key: "dl", trim: size(205, 95) },
	{ key: "sq145", trim: size(140, 140) },
];

/** Sheets of thin paper that lie in a card, flat or folded once. */
export const insertSheets: readonly CardFormat[] = sizes.flatMap(({ key, trim }) => {
	const facts = { form: "einlegeblatt", source: "market", grammage: { min: 100, max: 120 } } as const;
	return [
		buildFormat(`einlegeblatt-${key}`, facts, twoSided(trim)),
		buildFormat(`einlegeblatt-${key}-klapp`, facts, folded(trim)),
	];
});
