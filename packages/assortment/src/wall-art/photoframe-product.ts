import type { Choice, Configuration } from "@offizin/solver";
import type { Fact } from "../product/fact.ts";
import type { Product } from "../product/product.ts";
import { arrangements, type PicturePart, partGaps, USUAL_GAP } from "./arrangement.ts";
import { wallArtConstraints } from "./constraints.ts";
import { wallCutList } from "./cut-list.ts";
import { fittingsFor } from "./fittings.ts";
import { type Frame, frame, frameColours, frames, glazings, matSizes } from "./frame.ts";
import { edgeKeys, materials, type Variant } from "./material.ts";
import { isOversize, outerSize, printSize, weightOf } from "./measures.ts";
import { pixelsNeeded } from "./resolution.ts";
import { wallArtSizes } from "./sizes.ts";
import { wallArtOf } from "./wall-art.ts";
import { wallGeometry } from "./wall-geometry.ts";

function facts(configuration: Configuration): readonly Fact[] {
	const { good } = pixelsNeeded(configuration);
	const { variant, parts } = wallArtOf(configuration);
	const rows: Fact[] = [
		{ code: "photoframe.outer", values: { size: { size: outerSize(configuration) } } },
		...(parts.length > 1 ? [partSizes(parts)] : [printed(configuration)]),
		{ code: "photoframe.thickness", values: { thickness: { micrometres: variant.thickness } } },
		{ code: "weight", values: { weight: { grams: weightOf(configuration) } } },
		{ code: "photoframe.fittings", values: { fittings: { fittings: fittingsFor(configuration) } } },
		{ code: "photoframe.photo", values: { pixels: { pixels: good } } },
	];
	return isOversize(configuration) ? [...rows, { code: "photoframe.oversize" }] : rows;
}

function printed(configuration: Configuration): Fact {
	return { code: "photoframe.print", values: { size: { size: printSize(configuration) } } };
}

/** From the smallest to the largest; most are alike, but for a millimetre. */
function partSizes(parts: readonly PicturePart[]): Fact {
	const byArea = parts.toSorted((a, b) => a.width * a.height - b.width * b.height);
	const [least, most] = [byArea.at(0), byArea.at(-1)].map((part) => ({
		size: { width: part?.width ?? 0, height: part?.height ?? 0 },
	}));
	const areAlike = byArea.every((part) => Math.abs(part.height - (byArea[0]?.height ?? 0)) < 2);
	const sizes = { count: parts.length, least: least ?? zero, most: most ?? zero };
	return areAlike
		? { code: "photoframe.parts", values: { count: sizes.count, size: sizes.least } }
		: { code: "photoframe.partsFromTo", values: sizes };
}

const zero = { size: { width: 0, height: 0 } };

const choiceOf = ({ key }: Variant): [string, Choice] => [key, { key, source: "market" }];

/** Defaults of materials and behind them the others, backwards: so another material comes with its default. */
const variantChoices = new Map<string, Choice>([
	...materials.flatMap(({ variants }) => variants.slice(0, 1).map(choiceOf)),
	...materials.flatMap(({ variants }) => variants.slice(1).map(choiceOf)).reverse(),
]);

const without: Choice = { key: "ohne", source: "spec" };

/** Pictures for the wall, framed or not: spec 3.4 with the tables of domain.md §4. */
export const photoframeProduct: Product = {
	key: "photoframe",
	foremost: ["materialType", "format", "frame", "frameType"],
	options: [
		{
			key: "materialType",
			domain: {
				kind: "list",
				choices: materials.map(({ key }) => ({ key, source: "spec" })),
			},
			default: "leinwand",
		},
		{
			key: "format",
			domain: {
				kind: "size",
				offered: wallArtSizes,
				short: {
					min: Math.min(...materials.map(({ limits }) => limits.short.min)),
					max: Math.max(...materials.map(({ limits }) => limits.short.max)),
				},
				long: {
					min: Math.min(...materials.map(({ limits }) => limits.long.min)),
					max: Math.max(...materials.map(({ limits }) => limits.long.max)),
				},
			},
			default: "60x40",
		},
		{
			key: "variant",
			domain: { kind: "list", choices: [...variantChoices.values()] },
			default: "leiste-25",
		},
		{
			key: "edge",
			domain: {
				kind: "list",
				choices: edgeKeys.map((key) => ({ key, source: "market" })),
			},
			default: "bild",
		},
		{
			key: "parts",
			domain: { kind: "list", choices: arrangements.map(({ key }) => ({ key, source: "market" })) },
			default: arrangements[0].key,
		},
		{
			key: "partGap",
			domain: { kind: "whole", ...partGaps },
			default: String(USUAL_GAP),
		},
		{
			key: "frame",
			domain: {
				kind: "list",
				choices: [without, ...frames.map(({ key }): Choice => ({ key, source: "spec" }))],
			},
			default: "ohne",
		},
		{
			key: "frameType",
			domain: {
				kind: "list",
				choices: [without, ...frameColours.map((colour): Choice => ({ ...colour, source: "market" }))],
			},
			default: "ohne",
		},
		{
			key: "matSize",
			domain: {
				kind: "list",
				choices: matSizes.map((mm) => ({
					key: String(mm),
					source: "spec",
				})),
			},
			default: "0",
		},
		{
			key: "matType",
			domain: {
				kind: "list",
				choices: [
					{ key: "mat-none", source: "spec" },
					{ key: "mat-weiss", swatch: "#ffffff", source: "spec" },
				],
			},
			default: "mat-none",
		},
		{
			key: "glazing",
			domain: {
				kind: "list",
				choices: [
					{ key: "ohne", source: "market" },
					...glazings.map(({ key }): Choice => ({ key, source: "market" })),
				],
			},
			default: "ohne",
		},
	],
	constraints: wallArtConstraints,
	follows: {
		along: {
			materialType: ["variant", "edge"],
			frame: ["frameType", "matSize", "matType", "glazing"],
			matSize: ["matType"],
		},
		givesWay: {
			materialType: ["frame", "parts"],
			format: ["matSize", "frame", "parts"],
			frame: ["frameType", "matSize"],
			parts: [],
		},
	},
	idle: ({ parts, frame: key = "", matSize }) => [
		...(parts === arrangements[0].key ? ["partGap"] : []),
		...idleMat(frame(key), matSize),
	],
	roles: { materialType: "material", frameType: "partColor", matType: "partColor" },
	channels: ["bildwand"],
	quantities: { offered: [1, 2, 3, 5, 10], default: 1, max: 100 },
	configurator: "/configurator-photo-frame",
	geometry: wallGeometry,
	workspace: { panels: ["photo", "texts", "elements", "check"], isBoughtOnPage: true },
	cutList: wallCutList,
	facts,
};

/** A frame that takes no mat has nothing to say of one, and a mat that is not there has no colour. */
function idleMat(chosen: Frame | undefined, matSize: string | undefined): readonly string[] {
	if (!chosen) return [];
	if (!chosen.mat) return ["matSize", "matType"];
	return matSize === "0" ? ["matType"] : [];
}
