import type { Choice, Configuration } from "@offizin/solver";
import { pixelsDe, sizeDe, weightDe } from "../measures-de.ts";
import type { Fact, Product } from "../product/product.ts";
import { MAX_QUANTITY, quantityLadder } from "../quantity.ts";
import { printFormat, printFormats } from "./formats.ts";
import { photoPaper, photoPapers } from "./photo-papers.ts";

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
		{ nameDe: "Größe", valueDe: sizeDe(format) },
		{
			nameDe: "Foto für volle Schärfe",
			valueDe: pixelsDe({ width: pixels(image.width), height: pixels(image.height) }),
		},
		{ nameDe: "Papier", valueDe: `${grammage}\u00a0g/m²` },
		{ nameDe: "Gewicht von 100 Abzügen", valueDe: weightDe(Math.round(grams * 100)) },
	];
}

/** Prints of single photos; its quantity counts prints. Fields of spec 3.7-4, sizes of domain.md §5. */
export const photoprintProduct: Product = {
	key: "photoprint",
	nameDe: "Fotoabzüge",
	options: [
		{
			key: "format",
			nameDe: "Format",
			domain: {
				kind: "list",
				choices: printFormats.map((format): Choice => {
					const { key, nameDe, noteDe, source } = format;
					const size = sizeDe(format);
					const name = nameDe === undefined ? size : `${nameDe} ${size}`;
					return { key, nameDe: name, source, ...(noteDe === undefined ? {} : { noteDe }) };
				}),
			},
			default: "10x15",
		},
		{
			key: "material",
			nameDe: "Papier",
			domain: { kind: "list", choices: photoPapers },
			default: "glaenzend",
		},
		{
			key: "fit",
			nameDe: "Zuschnitt",
			domain: {
				kind: "list",
				choices: [
					{
						key: "fuellen",
						nameDe: "Format füllen",
						noteDe: "das Foto wird am Rand beschnitten",
						source: "market",
					},
					{ key: "einpassen", nameDe: "ganzes Foto", noteDe: "mit weißem Rand", source: "market" },
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
	facts,
};
