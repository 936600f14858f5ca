import type { Configuration } from "@offizin/solver";
import type { Fact } from "../product/fact.ts";
import type { Product } from "../product/product.ts";
import { MAX_QUANTITY } from "../quantity.ts";
import { giftwrapPatterns, giftwrapSets, giftwrapSheet } from "./giftwrap-choices.ts";

const MM2_PER_M2 = 1_000_000;

/** Weight of a set in whole grams. */
function weightOf(configuration: Configuration): number {
	const { width, height, grammage } = giftwrapSheet;
	return Math.round((Number(configuration.sheets) * width * height * grammage) / MM2_PER_M2);
}

function facts(configuration: Configuration): readonly Fact[] {
	const { width, height, grammage, folded } = giftwrapSheet;
	return [
		{ code: "giftwrap.sheet", values: { size: { size: { width, height } } } },
		{ code: "giftwrap.paper", values: { weight: { grammage } } },
		{ code: "giftwrap.folded", values: { size: { size: folded } } },
		{ code: "weight", values: { weight: { grams: weightOf(configuration) } } },
	];
}

/** Wrapping paper with the pattern of a collection: printed to order, and nothing on it is a person's own. */
export const giftwrapProduct: Product = {
	key: "giftwrap",
	options: [
		{ key: "pattern", domain: { kind: "list", choices: giftwrapPatterns }, default: "eukalyptus" },
		{ key: "sheets", domain: { kind: "list", choices: giftwrapSets }, default: "3" },
	],
	constraints: [],
	channels: ["papiervogel"],
	quantities: { offered: [1, 2, 3, 5, 10, 20, 50], default: 1, max: MAX_QUANTITY },
	configurator: "/configurator-card",
	facts,
};
