import type { Choice, Configuration } from "@offizin/solver";
import { pixelsDe, sizeDe, weightDe } from "../measures-de.ts";
import type { Fact, Product } from "../product/product.ts";
import { wallArtConstraints } from "./constraints.ts";
import { fittingsFor } from "./fittings.ts";
import { frameColours, frames, glazings, matSizes } from "./frame.ts";
import { edgeNamesDe, materials, type Variant } from "./material.ts";
import { isOversize, outerSize, printSize, weightOf } from "./measures.ts";
import { pixelsNeeded } from "./resolution.ts";
import { wallArtSizes } from "./sizes.ts";
import { wallArtOf } from "./wall-art.ts";

const NBSP = "\u00a0";

/** "0,25 mm" for micrometres. */
function thicknessDe(um: number): string {
	return `${String(um / 1000).replace(".", ",")}${NBSP}mm`;
}

function fittingsDe(configuration: Configuration): string {
	const fittings = fittingsFor(configuration).map(({ nameDe, count, length }) => {
		const cut = length === undefined ? "" : `, ${length / 10}${NBSP}cm`;
		return `${count}${NBSP}× ${nameDe}${cut}`;
	});
	return fittings.length === 0 ? "keine" : fittings.join("; ");
}

function facts(configuration: Configuration): readonly Fact[] {
	const { good } = pixelsNeeded(configuration);
	const { variant } = wallArtOf(configuration);
	const rows: Fact[] = [
		{ nameDe: "Außenmaß", valueDe: sizeDe(outerSize(configuration)) },
		{ nameDe: "Druckgröße", valueDe: sizeDe(printSize(configuration)) },
		{ nameDe: "Stärke", valueDe: thicknessDe(variant.thickness) },
		{ nameDe: "Gewicht", valueDe: weightDe(weightOf(configuration)) },
		{ nameDe: "Aufhängung", valueDe: fittingsDe(configuration) },
		{ nameDe: "Foto für guten Druck", valueDe: pixelsDe(good) },
	];
	return isOversize(configuration) ? [...rows, { nameDe: "Versand", valueDe: "Sperrgut" }] : rows;
}

const choiceOf = ({ key, nameDe }: Variant): [string, Choice] => [key, { key, nameDe, source: "market" }];

/** Defaults of materials and behind them the others, backwards: so another material comes with its default. */
const variantChoices = new Map<string, Choice>([
	...materials.flatMap(({ variants }) => variants.slice(0, 1).map(choiceOf)),
	...materials.flatMap(({ variants }) => variants.slice(1).map(choiceOf)).reverse(),
]);

const without = (nameDe: string): Choice => ({ key: "ohne", nameDe, source: "spec" });

/** Pictures for the wall, framed or not: spec 3.4 with the tables of domain.md §4. */
export const photoframeProduct: Product = {
	key: "photoframe",
	nameDe: "Wandbild",
	options: [
		{
			key: "materialType",
			nameDe: "Material",
			domain: {
				kind: "list",
				choices: materials.map(({ key, nameDe, noteDe }) => ({ key, nameDe, noteDe, source: "spec" })),
			},
			default: "leinwand",
		},
		{
			key: "format",
			nameDe: "Größe",
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
			nameDe: "Ausführung",
			domain: { kind: "list", choices: [...variantChoices.values()] },
			default: "leiste-25",
		},
		{
			key: "edge",
			nameDe: "Kante",
			domain: {
				kind: "list",
				choices: Object.entries(edgeNamesDe).map(([key, nameDe]) => ({ key, nameDe, source: "market" })),
			},
			default: "bild",
		},
		{
			key: "frame",
			nameDe: "Rahmen",
			domain: {
				kind: "list",
				choices: [
					without("ohne Rahmen"),
					...frames.map(({ key, nameDe }): Choice => ({ key, nameDe, source: "spec" })),
				],
			},
			default: "ohne",
		},
		{
			key: "frameType",
			nameDe: "Rahmenfarbe",
			domain: {
				kind: "list",
				choices: [
					without("ohne"),
					...frameColours.map((colour): Choice => ({ ...colour, source: "market" })),
				],
			},
			default: "ohne",
		},
		{
			key: "matSize",
			nameDe: "Passepartout",
			domain: {
				kind: "list",
				choices: matSizes.map((mm) => ({
					key: String(mm),
					nameDe: mm === 0 ? "ohne Passepartout" : `${mm}${NBSP}mm sichtbar`,
					source: "spec",
				})),
			},
			default: "0",
		},
		{
			key: "matType",
			nameDe: "Farbe des Passepartouts",
			domain: {
				kind: "list",
				choices: [
					{ key: "mat-none", nameDe: "ohne", source: "spec" },
					{ key: "mat-weiss", nameDe: "Weiß", swatch: "#ffffff", source: "spec" },
				],
			},
			default: "mat-none",
		},
		{
			key: "glazing",
			nameDe: "Verglasung",
			domain: {
				kind: "list",
				choices: [
					{ key: "ohne", nameDe: "ohne Verglasung", source: "market" },
					...glazings.map(({ key, nameDe, noteDe }): Choice => ({ key, nameDe, noteDe, source: "market" })),
				],
			},
			default: "ohne",
		},
	],
	constraints: wallArtConstraints,
	channels: ["bildwand"],
	quantities: { offered: [1, 2, 3, 5, 10], default: 1, max: 100 },
	configurator: "/configurator-photo-frame",
	facts,
};
