import type { ChannelKey } from "@offizin/sites";
import type { Configuration, Option } from "@offizin/solver";
import { lengthDe, sizeDe, weightDe } from "../measures-de.ts";
import type { Fact, Product } from "../product/product.ts";
import { bookBindings, bookPapers } from "./book-materials.ts";
import {
	coverFoils,
	coverLaminations,
	photobookCovers,
	photobookFormat,
	photobookFormats,
	photobookPrintings,
} from "./photobook-choices.ts";
import { photobookConstraints } from "./photobook-constraints.ts";
import { photobookWeight, spineTextFits, spineWidth } from "./photobook-geometry.ts";
import { photobookMatrix, photobookTypes } from "./photobook-matrix.ts";

const pageRanges = photobookMatrix.map(({ pages }) => pages);

const options: readonly Option[] = [
	{
		key: "type",
		nameDe: "Buchart",
		domain: { kind: "list", choices: photobookTypes },
		default: "digitalfotobuch",
	},
	{ key: "cover", nameDe: "Einband", domain: { kind: "list", choices: photobookCovers }, default: "hard" },
	{ key: "binding", nameDe: "Bindung", domain: { kind: "list", choices: bookBindings }, default: "pur" },
	{
		key: "format",
		nameDe: "Format",
		domain: { kind: "list", choices: photobookFormats },
		default: "a4-quer",
	},
	{ key: "paper", nameDe: "Papier", domain: { kind: "list", choices: bookPapers }, default: "standard" },
	{
		key: "pageCount",
		nameDe: "Seitenzahl",
		domain: {
			kind: "whole",
			min: Math.min(...pageRanges.map(({ min }) => min)),
			max: Math.max(...pageRanges.map(({ max }) => max)),
			step: Math.min(...pageRanges.map(({ step }) => step)),
			unitDe: "Seiten",
		},
		default: "24",
	},
	{
		key: "coverLamination",
		nameDe: "Oberfläche des Einbands",
		domain: { kind: "list", choices: coverLaminations },
		default: "matt",
	},
	{
		key: "refinementType",
		nameDe: "Veredelung des Einbands",
		domain: { kind: "list", choices: coverFoils },
		default: "ohne",
	},
	{
		key: "printing",
		nameDe: "Druckverfahren",
		domain: { kind: "list", choices: photobookPrintings },
		default: "digital",
	},
];

function facts(configuration: Configuration): readonly Fact[] {
	const format = photobookFormat(configuration.format ?? "");
	const spine = spineWidth(configuration);
	const text = spineTextFits(configuration);
	return [
		...(format ? [{ nameDe: "Buchblock", valueDe: sizeDe(format) }] : []),
		{ nameDe: "Umfang", valueDe: `${configuration.pageCount} Seiten` },
		...(spine > 0 ? [{ nameDe: "Rückenbreite", valueDe: lengthDe(spine) }] : []),
		{ nameDe: "Text auf dem Rücken", valueDe: text.ok ? "möglich" : text.error.reasonDe },
		{ nameDe: "Gewicht", valueDe: `etwa ${weightDe(photobookWeight(configuration))}` },
	];
}

/** Photo books of spec 3.6. */
export const photobookProduct: Product = {
	key: "photobook",
	nameDe: "Fotobuch",
	options,
	constraints: photobookConstraints,
	channels: ["papiervogel", "bildwand"],
	quantities: { offered: [1, 2, 3, 5, 10, 20, 50], default: 1, max: 500 },
	configurator: "/configurator-photobook",
	facts,
};

/** What a brand offers first, of the options where it differs from the product's own defaults (spec 3.2-5). */
export const photobookDefaultsByChannel: Readonly<Record<ChannelKey, Configuration>> = {
	papiervogel: {},
	bildwand: { refinementType: "gold" },
};
