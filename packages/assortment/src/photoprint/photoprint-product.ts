import type { Configuration } from "@offizin/solver";
import type { Fact } from "../product/fact.ts";
import type { Product } from "../product/product.ts";
import { sizedChoices } from "../product/sized-choices.ts";
import { MAX_QUANTITY, quantityLadder } from "../quantity.ts";
import { printFormat, printFormats } from "./formats.ts";
import { photoPaper, photoPapers } from "./photo-papers.ts";
import { printGeometry } from "./print-geometry.ts";

/** Different photos of one format and paper at once: more are a second set. */
const MOST_PRINTS = 1000;

/** Resolution at which a print shows every detail the eye can see (domain.md §1.1). */
const IDEAL_PPI = 300;
const MM_PER_INCH = 25.4;

function facts({ format: key, material }: Configuration): readonly Fact[] {
	const format = printFormat(key);
	const pixels = (length: number) => Math.ceil((length / MM_PER_INCH) * IDEAL_PPI);
	const image = format.image ?? format;
	const { grammage } = photoPaper(material);
	const grams = (grammage * format.width * format.height) / 1e6;
	return [
		{ code: "photoprint.size", values: { size: { size: format } } },
		{
			code: "photoprint.photo",
			values: { pixels: { pixels: { width: pixels(image.width), height: pixels(image.height) } } },
		},
		{ code: "photoprint.paper", values: { own: { grammage } } },
		{ code: "photoprint.weight", values: { weight: { grams: Math.round(grams * 100) } } },
	];
}

/** Prints of single photos; its quantity counts prints. Fields of spec 3.7-4, sizes of domain.md §5. */
export const photoprintProduct: Product = {
	key: "photoprint",
	options: [
		{
			key: "format",
			domain: {
				kind: "list",
				choices: sizedChoices(printFormats),
			},
			default: "10x15",
		},
		{
			key: "material",
			domain: { kind: "list", choices: photoPapers },
			default: "glaenzend",
		},
		{
			key: "fit",
			domain: {
				kind: "list",
				choices: [
					{
						key: "fuellen",
						source: "market",
					},
					{ key: "einpassen", source: "market" },
					{ key: "je-foto", source: "market" },
				],
			},
			default: "fuellen",
		},
	],
	constraints: [],
	channels: ["bildwand"],
	quantities: {
		offered: quantityLadder.filter((quantity) => quantity <= 1000),
		default: 50,
		max: MAX_QUANTITY,
	},
	configurator: "/configurator-photobox",
	geometry: printGeometry,
	pages: () => ({ like: "front", min: 1, max: MOST_PRINTS, step: 1 }),
	overview: ["format", "material"],
	facts,
};
