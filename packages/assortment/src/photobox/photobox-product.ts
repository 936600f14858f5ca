import type { Configuration, Constraint } from "@offizin/solver";
import { toMm } from "@offizin/units";
import { photoPaper, photoPapers } from "../photoprint/photo-papers.ts";
import type { Fact } from "../product/fact.ts";
import type { Product } from "../product/product.ts";
import { boxDesigns } from "./designs.ts";
import { boxFormat, boxFormats } from "./formats.ts";

/** Prints in one box (domain.md §5). */
const amounts = [20, 30, 50, 75, 100] as const;

/** Two walls of lid and tray on each side, and room to take the prints out (domain.md §5). */
const BOX_ALLOWANCE = 12;
/** Grey board of 1.5 mm with its cover paper, g/m². */
const BOARD_GRAMMAGE = 1000;

/** Outer size of the box in millimetres: the stack of prints and the allowance, up to the next millimetre. */
function boxSize({ format, material, amount }: Configuration) {
	const { print } = boxFormat(format);
	const stack = Number(amount) * toMm(photoPaper(material).caliper);
	return {
		width: print.width + BOX_ALLOWANCE,
		height: print.height + BOX_ALLOWANCE,
		depth: Math.ceil(stack + BOX_ALLOWANCE),
	};
}

function weightOf(configuration: Configuration): number {
	const { format, material, amount } = configuration;
	const { print } = boxFormat(format);
	const { width, height, depth } = boxSize(configuration);
	const prints = (Number(amount) * print.width * print.height * photoPaper(material).grammage) / 1e6;
	const lidAndTray = 2 * (width * height + 2 * (width + height) * depth);
	return prints + (lidAndTray * BOARD_GRAMMAGE) / 1e6;
}

function facts(configuration: Configuration): readonly Fact[] {
	const { print, image } = boxFormat(configuration.format);
	const { depth, ...face } = boxSize(configuration);
	return [
		{ code: "photobox.print", values: { size: { size: print } } },
		{ code: "photobox.image", values: { size: { size: image } } },
		{ code: "photobox.box", values: { size: { size: face }, height: { micrometres: depth * 1000 } } },
		{ code: "weight", values: { weight: { grams: Math.round(weightOf(configuration)) } } },
	];
}

/** Values of the amount option up to a most, as the solver compares them. */
function upTo(max: number): string[] {
	return amounts.filter((amount) => amount <= max).map(String);
}

/** The paper is thicker. */
const FINE_ART_MOST = 75;

const constraints: readonly Constraint[] = [
	...boxFormats
		.filter(({ maxAmount }) => maxAmount < Math.max(...amounts))
		.map(
			({ key, maxAmount, source }): Constraint => ({
				code: `photobox.${key}-amount`,
				source,
				when: { format: [key] },
				then: { option: "amount", values: upTo(maxAmount) },
				reason: {
					code: "photobox.amount",
					values: { format: { option: "format", values: [key] }, most: maxAmount },
				},
			}),
		),
	{
		code: "photobox.fine-art-amount",
		source: "market",
		when: { material: ["fine-art"] },
		then: { option: "amount", values: upTo(FINE_ART_MOST) },
		reason: { code: "photobox.fine-art-amount", values: { most: FINE_ART_MOST } },
	},
];

/** Prints in a box with a printed lid (spec 3.7-4, domain.md §5). */
export const photoboxProduct: Product = {
	key: "photobox",
	options: [
		{
			key: "type",
			domain: { kind: "list", choices: [{ key: "photobox", source: "spec" }] },
			default: "photobox",
		},
		{
			key: "format",
			domain: {
				kind: "list",
				choices: boxFormats.map(({ key, source, print: size }) => ({ key, source, size })),
			},
			default: "retro",
		},
		{ key: "material", domain: { kind: "list", choices: photoPapers }, default: "matt" },
		{ key: "design", domain: { kind: "list", choices: boxDesigns }, default: "dt41" },
		{
			key: "amount",
			domain: {
				kind: "list",
				choices: amounts.map((amount) => ({
					key: String(amount),
					source: "market",
				})),
			},
			default: "50",
		},
	],
	constraints,
	channels: ["papiervogel"],
	quantities: { offered: [1, 2, 3, 5, 10, 20, 50], default: 1, max: 500 },
	configurator: "/configurator-photobox",
	overview: ["format", "design"],
	facts,
};
