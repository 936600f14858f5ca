import { type Format, oneSided, size } from "@offizin/formats";
import type { Configuration, Constraint } from "@offizin/solver";
import type { Fact } from "../product/fact.ts";
import type { Product } from "../product/product.ts";
import { MAX_QUANTITY } from "../quantity.ts";
import { giftwrapColors, giftwrapPatterns, giftwrapSets, giftwrapSheet } from "./giftwrap-choices.ts";

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

/** One sheet, of which a set has several; folded only for the parcel, which no press has to know. */
function geometry({ sheets }: Configuration): Format {
	const { width, height, grammage } = giftwrapSheet;
	return {
		key: `geschenkpapier-${width}x${height}`,
		form: "geschenkpapier",
		source: "market",
		...oneSided(size(width, height), { refinable: false }),
		stock: { key: "geschenkpapier", grams: grammage },
		pieces: Number(sheets),
	};
}

/** A pattern comes in the colours of its collection. */
const constraints: readonly Constraint[] = Object.entries(giftwrapColors).map(([pattern, colors]) => {
	const values = colors.map(({ key }) => key);
	return {
		code: `giftwrap.${pattern}-color`,
		source: "market",
		when: { pattern: [pattern] },
		then: { option: "color", values },
		reason: {
			code: "giftwrap.color",
			values: { pattern: { option: "pattern", values: [pattern] }, colors: { option: "color", values } },
		},
	};
});

/** Wrapping paper with the pattern of a collection: printed to order, and nothing on it is a person's own. */
export const giftwrapProduct: Product = {
	key: "giftwrap",
	options: [
		{ key: "pattern", domain: { kind: "list", choices: giftwrapPatterns }, default: "eukalyptus" },
		{
			key: "color",
			domain: { kind: "list", choices: Object.values(giftwrapColors).flat() },
			default: "salbei",
		},
		{ key: "sheets", domain: { kind: "list", choices: giftwrapSets }, default: "3" },
	],
	constraints,
	channels: ["papiervogel"],
	quantities: { offered: [1, 2, 3, 5, 10, 20, 50], default: 1, max: MAX_QUANTITY },
	configurator: "/configurator-card",
	geometry,
	pattern: ({ pattern, color }) => `${pattern}-giftwrap-${color}`,
	facts,
};
