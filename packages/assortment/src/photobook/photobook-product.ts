import { invariant } from "@offizin/base";
import type { ChannelKey } from "@offizin/sites";
import type { Configuration, Option } from "@offizin/solver";
import type { Fact, FactValue } from "../product/fact.ts";
import type { Product } from "../product/product.ts";
import { sizedChoices } from "../product/sized-choices.ts";
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
import { photobookWeight, type SpineTextRefused, spineTextFits, spineWidth } from "./photobook-geometry.ts";
import { photobookMatrix, photobookRow, photobookTypes } from "./photobook-matrix.ts";

const pageRanges = photobookMatrix.map(({ pages }) => pages);

const options: readonly Option[] = [
	{
		key: "type",
		domain: { kind: "list", choices: photobookTypes },
		default: "digitalfotobuch",
	},
	{ key: "cover", domain: { kind: "list", choices: photobookCovers }, default: "hard" },
	{ key: "binding", domain: { kind: "list", choices: bookBindings }, default: "pur" },
	{
		key: "format",
		domain: { kind: "list", choices: sizedChoices(photobookFormats) },
		default: "a4-quer",
	},
	{ key: "paper", domain: { kind: "list", choices: bookPapers }, default: "standard" },
	{
		key: "pageCount",
		domain: {
			kind: "whole",
			min: Math.min(...pageRanges.map(({ min }) => min)),
			max: Math.max(...pageRanges.map(({ max }) => max)),
			step: Math.min(...pageRanges.map(({ step }) => step)),
		},
		default: "24",
	},
	{
		key: "coverLamination",
		domain: { kind: "list", choices: coverLaminations },
		default: "matt",
	},
	{
		key: "refinementType",
		domain: { kind: "list", choices: coverFoils },
		default: "ohne",
	},
	{
		key: "printing",
		domain: { kind: "list", choices: photobookPrintings },
		default: "digital",
	},
];

function spineAnswer({ code, ...from }: SpineTextRefused): Readonly<Record<string, FactValue>> {
	return { answer: code, ...from };
}

function facts(configuration: Configuration): readonly Fact[] {
	const format = photobookFormat(configuration.format ?? "");
	const spine = spineWidth(configuration);
	const text = spineTextFits(configuration);
	return [
		...(format ? [{ code: "book.block", values: { size: { size: format } } } as const] : []),
		{ code: "photobook.extent", values: { pages: configuration.pageCount ?? "" } },
		...(spine > 0 ? [{ code: "book.spine", values: { width: { micrometres: spine * 100 } } } as const] : []),
		{ code: "photobook.spineText", values: text.ok ? { answer: "possible" } : spineAnswer(text.error) },
		{ code: "book.weight", values: { weight: { grams: photobookWeight(configuration) } } },
	];
}

/** What a brand offers first, of the options where it differs from the product's own defaults (spec 3.2-5). */
export const photobookDefaultsByChannel: Readonly<Record<ChannelKey, Configuration>> = {
	papiervogel: {},
	bildwand: { refinementType: "gold" },
};

/** Photo books of spec 3.6. */
export const photobookProduct: Product = {
	key: "photobook",
	foremost: ["type", "format", "cover", "binding", "paper", "pageCount"],
	options,
	constraints: photobookConstraints,
	roles: { refinementType: "foil" },
	channels: ["papiervogel", "bildwand"],
	quantities: { offered: [1, 2, 3, 5, 10, 20, 50], default: 1, max: 500 },
	configurator: "/configurator-photobook",
	overview: ["type", "format"],
	pages({ type, cover }) {
		const row = photobookRow(type, cover);
		invariant(row, `no photo book: ${type}, ${cover}`);
		return { like: "page", ...row.pages, option: "pageCount" };
	},
	opensWith: ({ channel }) => photobookDefaultsByChannel[channel],
	facts,
};
